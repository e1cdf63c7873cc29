"""What things cost here, as ratios against a floor measured in the same run."""
