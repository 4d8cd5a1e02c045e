import { DAY_MS } from '#lib/dates.ts'
import { type FormSecret, isSignedText, signText } from '#lib/form-secret.ts'
import { type BasketEntry, formatBasket, parseBasket } from './basket.ts'

export const BASKET_DAYS = 30
/** Browsers keep 4096 bytes of a cookie with its name and attributes. */
const MAX_COOKIE_LENGTH = 3800
const COOKIE = /^(\d{1,6}\.([0-9a-z]{1,8})\.([0-9a-z]{1,8})\.(.*))\.([\w-]{47})$/
/** Far above any donation, and safe in whole numbers. */
const MAX_DONATION = 100_000_000

/** What a visitor has put in: ids and quantities. Prices and stock are the server's. */
export interface Basket {
	entries: BasketEntry[]
	/** A donation on top, in minor units; 0 for none. */
	donation: number
}

export const EMPTY_BASKET: Basket = { entries: [], donation: 0 }

/**
 * The value of the cookie: how many there are, for the header of cached pages, then the day, the donation and the
 * entries, with a signature.
 */
export function sealBasket({ entries, donation }: Basket, secret: FormSecret, now: number): string {
	const count = entries.reduce((sum, { quantity }) => sum + quantity, 0)
	const signed = [count, dayOf(now).toString(36), donation.toString(36), formatBasket(entries)].join('.')
	return `${signed}.${signText(secret, 'basket', signed)}`
}

/** Empty for anything that we did not write, or wrote longer ago than it is kept. */
export function openBasket(value: string, secret: FormSecret, now: number): Basket {
	if (value.length > MAX_COOKIE_LENGTH) return EMPTY_BASKET
	const [, signed = '', day = '', donation = '', text = '', signature = ''] = COOKIE.exec(value) ?? []
	if (!signed || !isSignedText(secret, 'basket', signed, signature)) return EMPTY_BASKET
	const age = dayOf(now) - Number.parseInt(day, 36)
	if (age < -1 || age > BASKET_DAYS) return EMPTY_BASKET
	const entries = parseBasket(text)
	return entries.length > 0
		? { entries, donation: Math.min(Number.parseInt(donation, 36), MAX_DONATION) }
		: EMPTY_BASKET
}

function dayOf(now: number): number {
	return Math.floor(now / DAY_MS)
}
