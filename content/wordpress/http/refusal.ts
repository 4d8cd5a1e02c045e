import type { HttpResponse } from './attempt.ts'

/**
 * Explains a 401 or 403 and what to do about it. Three causes look alike: the REST API is closed to visitors, the web
 * server has its own password, or a firewall refuses.
 */
export function explainRefusal({ status, headers, json }: HttpResponse, hasCredentials: boolean): string | undefined {
	if (status !== 401 && status !== 403) return undefined
	const asks = /^\s*basic\b/i.test(headers.get('www-authenticate') ?? '')
	if (asks && !isWordPressError(json)) {
		return hasCredentials
			? 'is behind a password of its server, which does not accept API_USER and API_PASSWORD'
			: 'is behind a password of its server: set API_USER and API_PASSWORD to that password'
	}
	if (!isWordPressError(json)) {
		return `refuses the site (${status}, without JSON): a firewall or a security plugin. Allow this server's address there for /wp-json and /wp-content/uploads`
	}
	const code = String(json.code)
	if (hasCredentials && REFUSED_PASSWORD.has(code)) {
		return (
			`does not accept API_USER and API_PASSWORD as an application password (${code}). If they belong to a password of the ` +
			'server in front of WordPress, that server must not pass the Authorization header on to WordPress'
		)
	}
	if (hasCredentials && status === 401) return notSignedIn(code)
	return hasCredentials
		? `does not let the user of API_USER read (${code}): give that user a role with read access, or allow REST for signed-in users`
		: `has its REST interface closed to visitors (${code}): create an application password in wp-admin under Users, Profile, and set API_USER and API_PASSWORD`
}

/** WordPress answers 401 to visitors and 403 to users: a password was sent, but WordPress saw no user. */
function notSignedIn(code: string): string {
	return (
		`has its REST interface closed to visitors and sees no user in API_USER and API_PASSWORD (${code}). If they are an application ` +
		'password, the server in front must pass the Authorization header on to WordPress. If they are the password of that server, one of the ' +
		"two passwords must go: let this server's address in without it (nginx: satisfy any), or open REST to visitors"
	)
}

/** Error codes of WordPress core. */
const REFUSED_PASSWORD = new Set([
	'invalid_username',
	'invalid_email',
	'incorrect_password',
	'application_passwords_disabled',
])

function isWordPressError(json: unknown): json is { code: unknown } {
	return typeof json === 'object' && json !== null && 'code' in json
}
