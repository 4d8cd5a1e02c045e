const MAX_SLUG_LENGTH = 200

/**
 * Whether this could be a WordPress slug: letters and digits of any script, joined by single hyphens or underscores.
 * `sanitize_title` makes no others, so anything else is not looked up.
 */
export function isSlug(value: string | undefined): value is string {
	return (
		value !== undefined &&
		value.length <= MAX_SLUG_LENGTH &&
		/^[\p{L}\p{N}\p{M}]+(?:[-_]+[\p{L}\p{N}\p{M}]+)*$/u.test(value)
	)
}
