"""What players decide ahead: meant, kept, and done when the moment comes."""
