/** Where to go after signing in: a path of the desk, never another site. */
export function pathAfterSignIn(asked: string | null): string {
	return asked !== null && /^(\/[\w-]+)+$/.test(asked) ? asked : '/'
}
