import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The time a form was opened, in a form that its page can carry and nobody can make up.
 *
 * @param formId so that a time of one form is none of another
 */
export function signTime(now: number, formId: string, secret: string): string {
	return `${now.toString(36)}.${signature(now, formId, secret)}`
}

/** The time again, in milliseconds since 1970; null when we did not sign it for this form. */
export function readSignedTime(token: string, formId: string, secret: string): number | null {
	const [, time = '', given = ''] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
	const signedAt = Number.parseInt(time, 36)
	if (!Number.isSafeInteger(signedAt)) return null
	const right = signature(signedAt, formId, secret)
	return timingSafeEqual(Buffer.from(given), Buffer.from(right)) ? signedAt : null
}

function signature(time: number, formId: string, secret: string): string {
	return createHmac('sha256', secret).update(`form opened\n${formId}\n${time}`).digest('base64url')
}
