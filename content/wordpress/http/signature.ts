import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older messages may be replays. */
const MAX_CLOCK_SKEW_SECONDS = 300

/**
 * The signed text for a GET, which has no body: method and route. Not the URL, because proxies and `?rest_route=` change
 * it. Routes of the site are its paths; routes of WordPress begin after `/wp-json`.
 */
export function signedCall(route: string): string {
	return `GET.${route}`
}

/** The response has a private part for signed requests. */
export const SIGNED_OPTIONS_CALL = signedCall('/custom/v1/options/general')

/** The value of `X-Rescue-Signature`. */
export function sign(secret: string, rawBody: string | Uint8Array, nowSeconds: number): string {
	const time = Math.floor(nowSeconds)
	return `t=${time},v1=${digest(secret, time, rawBody).toString('hex')}`
}

/**
 * Verifies a signature and that it is at most five minutes old.
 *
 * `rawBody` must be the bytes as they arrived.
 */
export function verifySignature(message: {
	secret: string
	header: string | null | undefined
	rawBody: string | Uint8Array
	nowSeconds: number
}): boolean {
	const { secret, header, rawBody, nowSeconds } = message
	const { time, hex } = parseHeader(header) ?? {}
	if (!secret || !time || !hex) return false
	return timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, time, rawBody)) && isFresh(time, nowSeconds)
}

/** Checks format and age of a signature header before the body is read. */
export function isPlausibleSignature(header: string | null | undefined, nowSeconds: number): boolean {
	const { time } = parseHeader(header) ?? {}
	return time !== undefined && isFresh(time, nowSeconds)
}

function parseHeader(header: string | null | undefined): { time: string; hex: string } | undefined {
	const [, time, hex] = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/i.exec(header?.trim() ?? '') ?? []
	return time && hex ? { time, hex } : undefined
}

function isFresh(time: string, nowSeconds: number): boolean {
	return Math.abs(nowSeconds - Number(time)) <= MAX_CLOCK_SKEW_SECONDS
}

function digest(secret: string, time: number | string, rawBody: string | Uint8Array) {
	return createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
}
