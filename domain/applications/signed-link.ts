import { DAY_MS } from '#lib/dates.ts'
import { type FormSecret, isSignedText, SIGNATURE_LENGTH, signText } from '#lib/form-secret.ts'

const YEAR = 366
/** Days since 1970, to the base of 36. */
const DAY_LENGTH = 4

/**
 * What a link is for, and for how many days it opens its page: a signature of one purpose opens nothing else. A link that only ends something
 * (news, a place on a list) has no end. The reasons are in docs/security.md.
 */
const LINK_DAYS = {
	withdraw: YEAR,
	'check-in': 90,
	'thank-you': YEAR,
	receipt: 2 * YEAR,
	manage: YEAR,
	certificate: 2 * YEAR,
	'dog news': null,
	order: 2 * YEAR,
	'order-cancel': 183,
	'order-card': YEAR,
	'stock notice': null,
	'stock notice confirm': 3,
} as const satisfies Record<string, number | null>

export type LinkPurpose = keyof typeof LINK_DAYS

/** The key in a link, for one record: the day it was made, and a signature. Nothing of it is stored. */
export function linkKey(purpose: LinkPurpose, id: string, secret: FormSecret): string {
	const day = Math.floor(secret.now() / DAY_MS)
		.toString(36)
		.padStart(DAY_LENGTH, '0')
	return day + signText(secret, `link ${purpose}`, `${day}\n${id}`)
}

/**
 * The secret for links on a page that a link opened: they count their days from the day of that link, so that no link renews itself.
 *
 * @param key of the link that opened the page, whose signature was checked
 */
export function datedAs(key: string, secret: FormSecret): FormSecret {
	const day = Number.parseInt(key.slice(0 - DAY_LENGTH - SIGNATURE_LENGTH).slice(0, DAY_LENGTH), 36)
	return { ...secret, now: () => day * DAY_MS }
}

/** Whether a link was made by us for this purpose and record, and has not ended. */
export function isLinkKey(key: string, purpose: LinkPurpose, id: string, secret: FormSecret): boolean {
	const day = key.slice(0, DAY_LENGTH)
	if (!/^[0-9a-z]{4}$/.test(day) || key.length !== DAY_LENGTH + SIGNATURE_LENGTH) return false
	if (!isSignedText(secret, `link ${purpose}`, `${day}\n${id}`, key.slice(DAY_LENGTH))) return false
	const days = LINK_DAYS[purpose]
	return days === null || Math.floor(secret.now() / DAY_MS) - Number.parseInt(day, 36) <= days
}
