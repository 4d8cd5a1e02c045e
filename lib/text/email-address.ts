import { z } from 'zod'

const MAX_LOCAL_PART_BYTES = 64
const MAX_ADDRESS_BYTES = 254
/** Any script (RFC 6531). No quoting, no control characters. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}_'+-]+(?:\.[\p{L}\p{M}\p{N}_'+-]+)*$/u
/** In ASCII, top-level domains included ("xn--p1ai"). */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i

/** `local@domain`, the domain in ASCII, the local part in any script. */
export const emailAddress = z.string().refine(isEmailAddress, 'must be an email address')

function isEmailAddress(text: string): boolean {
	const at = text.lastIndexOf('@')
	const local = text.slice(0, at)
	return (
		at > 0 &&
		Buffer.byteLength(local) <= MAX_LOCAL_PART_BYTES &&
		Buffer.byteLength(text) <= MAX_ADDRESS_BYTES &&
		LOCAL_PART.test(local) &&
		DOMAIN.test(text.slice(at + 1))
	)
}
