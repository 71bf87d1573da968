"""Components without rules, used by games."""
