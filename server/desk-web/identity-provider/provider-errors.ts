/** Errors of `openid-client`: what was answered is not for this site, browser or sign-in, or its signature is wrong. */
const REFUSALS = [
	'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
	'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
	'OAUTH_INVALID_RESPONSE',
	'OAUTH_KEY_SELECTION_FAILED',
]
/** `error` of the provider (RFC 6749, OpenID Connect Core). */
const PERSON_ERRORS = ['access_denied', 'invalid_grant', 'login_required', 'interaction_required', 'consent_required']
const PROVIDER_ERRORS = ['server_error', 'temporarily_unavailable', 'invalid_client', 'unauthorized_client']

/** Whether the person was refused; otherwise the provider could not be used. */
export function isRefusal(error: unknown): boolean {
	const [named, code] = [fieldOf(error, 'error'), fieldOf(error, 'code')]
	return named === undefined ? REFUSALS.includes(code ?? '') : !PROVIDER_ERRORS.includes(named)
}

/** For the log and the settings check: nothing of what the browser sent. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return 'unknown'
	const [named, code] = [fieldOf(error, 'error'), fieldOf(error, 'code')]
	const known = [...PERSON_ERRORS, ...PROVIDER_ERRORS].find((one) => one === named)
	const cause = error.cause instanceof Error ? error.cause.message : undefined
	return [known, error.message, code, cause].filter(Boolean).join(', ')
}

function fieldOf(error: unknown, name: 'error' | 'code'): string | undefined {
	const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
	return typeof value === 'string' ? value : undefined
}
