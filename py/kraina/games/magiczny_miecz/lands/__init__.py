"""What the spaces of the board say: tables, shops, healers, temples, missions."""
