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

/** The value of `X-Rescue-Signature` for what the content contract names. */
export function sign(secret: string, rawBody: string | Uint8Array, nowSeconds: number): string {
	const time = Math.floor(nowSeconds)
	return `t=${time},v1=${digest(secret, time, rawBody).toString('hex')}`
}

/** What only the site and its plugin say to each other. */
export interface PluginMessage {
	/** Who it is for: an answer never passes for a question. */
	to: 'site' | 'wordpress'
	/** The request's method; its answer has the same. */
	method: string
	/** The request's path on the site, or its route of WordPress; its answer has the same. */
	route: string
	/** Empty for a GET. */
	body: string | Uint8Array
}

/** The value of `X-Rescue-Signature` for a message between the site and its plugin: good for this direction, method and route only. */
export function signMessage(secret: string, message: PluginMessage, nowSeconds: number): string {
	const time = Math.floor(nowSeconds)
	return `t=${time},v2=${digest(secret, time, messageText(message)).toString('hex')}`
}

/** Verifies a signature of `signMessage`, and that it is at most five minutes old. */
export function verifyMessage(signature: Signature, message: PluginMessage): boolean {
	return isSigned({ ...signature, version: 'v2' }, messageText(message))
}

function messageText({ to, method, route, body }: PluginMessage): Buffer {
	return Buffer.concat([Buffer.from(`v2.${to}.${method}.${route}\n`), Buffer.from(body)])
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
	return isSigned({ secret, header, nowSeconds, version: 'v1' }, rawBody)
}

interface Signature {
	secret: string
	header: string | null | undefined
	nowSeconds: number
}

function isSigned(
	{ secret, header, nowSeconds, version }: Signature & { version: 'v1' | 'v2' },
	text: string | Uint8Array,
): boolean {
	const { time, hex, found } = parseHeader(header) ?? {}
	if (!secret || !time || !hex || found !== version) return false
	return timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, time, text)) && isFresh(time, nowSeconds)
}

/** Checks format and age of a signature header before the body is read. */
export function isPlausibleSignature(header: string | null | undefined, nowSeconds: number): boolean {
	const { time } = parseHeader(header) ?? {}
	return time !== undefined && isFresh(time, nowSeconds)
}

function parseHeader(header: string | null | undefined): { time: string; hex: string; found: string } | undefined {
	const [, time, found, hex] = /^t=(\d{1,12}),\s*(v[12])=([0-9a-f]{64})$/.exec(header?.trim().toLowerCase() ?? '') ?? []
	return time && hex && found ? { time, hex, found } : undefined
}

function isFresh(time: string, nowSeconds: number): boolean {
	return Math.abs(nowSeconds - Number(time)) <= MAX_CLOCK_SKEW_SECONDS
}

function digest(secret: string, time: number | string, rawBody: string | Uint8Array) {
	return createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
}
