"""The boundary: requests in, answers out, as JSON."""
