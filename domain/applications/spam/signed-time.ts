import { DAY_MS } from '#lib/dates.ts'
import { type FormSecret, isSignedText, signText } from '#lib/form-secret.ts'

/** Drafts live 30 days after each change; a longer one is a program's. */
const MAX_AGE_MS = 366 * DAY_MS
const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{47})$/

/**
 * Signs the time a form was opened.
 *
 * @param formId part of the signature: valid for this form only
 */
export function signTime(now: number, formId: string, secret: FormSecret): string {
	return `${now.toString(36)}.${signText(secret, 'form opened', textOf(now, formId))}`
}

/** The signed time; undefined when the signature is invalid, or older than a year. */
export function readSignedTime(token: string, formId: string, secret: FormSecret): number | undefined {
	const [, time = '', given = ''] = TOKEN.exec(token) ?? []
	const signedAt = Number.parseInt(time, 36)
	if (!Number.isSafeInteger(signedAt) || secret.now() - signedAt > MAX_AGE_MS) return undefined
	return isSignedText(secret, 'form opened', textOf(signedAt, formId), given) ? signedAt : undefined
}

function textOf(time: number, formId: string): string {
	return `${formId}\n${time}`
}
