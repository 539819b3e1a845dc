"""The page: it binds the rules to the browser. Only ``dom`` touches the page, all else is pure and runs anywhere."""
