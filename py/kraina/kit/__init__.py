"""What several games of one family share: names, questions that are asked alike, sums of parts and odds."""
