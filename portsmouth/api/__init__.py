"""The boundary to the page: requests in, answers out, as JSON."""
