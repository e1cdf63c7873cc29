"""What somebody chooses and sees for themselves: `/me`, `/games`, `/away`, the daily overview."""
