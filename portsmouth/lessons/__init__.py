"""Lessons: prepared positions with tasks."""
