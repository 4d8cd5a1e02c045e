import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signs the time a form was opened.
 *
 * @param formId part of the signature: valid for this form only
 */
export function signTime(now: number, formId: string, secret: string): string {
	return `${now.toString(36)}.${signature(now, formId, secret)}`
}

/** The signed time; undefined when the signature is invalid. */
export function readSignedTime(token: string, formId: string, secret: string): number | undefined {
	const [, time = '', given = ''] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
	const signedAt = Number.parseInt(time, 36)
	if (!Number.isSafeInteger(signedAt)) return undefined
	const right = signature(signedAt, formId, secret)
	return timingSafeEqual(Buffer.from(given), Buffer.from(right)) ? signedAt : undefined
}

function signature(time: number, formId: string, secret: string): string {
	return createHmac('sha256', secret).update(`form opened\n${formId}\n${time}`).digest('base64url')
}
