import { domainToASCII, domainToUnicode } from 'node:url'
import { z } from 'zod'
import { cleanCode } from './clean.ts'

const MAX_LOCAL_PART_BYTES = 64
const MAX_ADDRESS_BYTES = 254
/** With room for the name or the subject that a program copies with it. Longer ones are not normalised. */
const MAX_TYPED_LENGTH = 1000
/** Any script (RFC 6531). No quoting, no control characters. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}_'+-]+(?:\.[\p{L}\p{M}\p{N}_'+-]+)*$/u
/** In ASCII, top-level domains included ("xn--p1ai"). */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i
/** Letters and digits of any script, and the four signs of RFC 5892, appendix A: no dash, arrow or heart is in a registered name. */
const DOMAIN_IN_ITS_SCRIPT = /^[\p{L}\p{M}\p{N}.·・׳״-]+$/u

/** `local@domain`, the domain in ASCII, the local part in any script. */
export const emailAddress = z.string().refine(isEmailAddress, 'must be an email address')

/**
 * Parses an email address as people type and paste it: with invisible characters, other dashes, a curly apostrophe, "mailto:" in front or the
 * full stop of a sentence behind. Undefined when no email can be sent to it.
 *
 * @returns what `emailAddress` takes
 */
export function parseEmailAddress(typed: string): string | undefined {
	if (typed.length > MAX_TYPED_LENGTH) return undefined
	// Compatible forms are the letters they stand for: the ligatures of PDFs, the wide letters of Japanese keyboards.
	const written = cleanCode(typed)
		.normalize('NFKC')
		.replace(/^mailto:([^?]*)(?:\?.*)?$/is, '$1')
		.replace(/^<(.*)>$/, '$1')
		.replace(/[.,;]$/, '')
		.replace(/[’‘ʼ]/g, "'")
	const at = written.lastIndexOf('@')
	const domain = asciiDomain(written.slice(at + 1))
	const address = `${lowerCaseBeyondAscii(written.slice(0, at))}@${domain}`
	return at > 0 && isEmailAddress(address) ? address : undefined
}

/** Browsers send the domain of an email field in ASCII already, its dash too: "my–site.org" as "xn--mysite-xg0c.org". */
function asciiDomain(written: string): string {
	return domainToASCII(cleanCode(domainToUnicode(domainToASCII(written))))
}

/** SQLite's `lower()` changes ASCII only. */
function lowerCaseBeyondAscii(text: string): string {
	return text.replace(/[^\p{ASCII}]+/gu, (letters) => letters.toLowerCase())
}

function isEmailAddress(text: string): boolean {
	const at = text.lastIndexOf('@')
	const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
	return (
		at > 0 &&
		Buffer.byteLength(local) <= MAX_LOCAL_PART_BYTES &&
		Buffer.byteLength(text) <= MAX_ADDRESS_BYTES &&
		LOCAL_PART.test(local) &&
		DOMAIN.test(domain) &&
		DOMAIN_IN_ITS_SCRIPT.test(domainToUnicode(domain))
	)
}
