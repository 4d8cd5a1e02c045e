/** Common mail providers and their misspellings. */
const KNOWN = [
	'gmail.com',
	'googlemail.com',
	'hotmail.com',
	'hotmail.co.uk',
	'outlook.com',
	'live.co.uk',
	'yahoo.com',
	'yahoo.co.uk',
	'icloud.com',
	'btinternet.com',
	'sky.com',
	'talktalk.net',
	'virginmedia.com',
	'aol.com',
	'protonmail.com',
]
/** Real providers that resemble another: never corrected. */
const REAL = new Set(['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'live.com', 'me.com', 'mac.com', 'msn.com'])

/** The address that may be meant: "sam@gmial.com" -> "sam@gmail.com"; undefined when it looks right. */
export function likelyEmail(email: string): string | undefined {
	const at = email.lastIndexOf('@')
	const domain = email.slice(at + 1).toLowerCase()
	if (at < 1 || domain.length > 30 || KNOWN.includes(domain) || REAL.has(domain)) return undefined
	const meant =
		KNOWN.find((known) => isOneEditAway(domain, known)) ?? KNOWN.find((known) => isTwoEditsAway(domain, known))
	return meant ? `${email.slice(0, at)}@${meant}` : undefined
}

/** One letter too many, too few, another, or two that changed places. */
function isOneEditAway(typed: string, meant: string): boolean {
	if (Math.abs(typed.length - meant.length) > 1) return false
	let start = 0
	while (start < meant.length && typed[start] === meant[start]) start += 1
	const [t, m] = [typed.slice(start), meant.slice(start)]
	return (
		t.slice(1) === m.slice(1) ||
		t.slice(1) === m ||
		t === m.slice(1) ||
		(t[0] === m[1] && t[1] === m[0] && t.slice(2) === m.slice(2))
	)
}

/** Misspelt endings: "gmail.con", "gmail.co", "hotmail.cm", "gmail.comm" besides a slip in the name. */
function isTwoEditsAway(typed: string, meant: string): boolean {
	const [typedName = '', ...typedEnd] = typed.split('.')
	const [meantName = '', ...meantEnd] = meant.split('.')
	const [end, right] = [typedEnd.join('.'), meantEnd.join('.')]
	return meantName.length > 3 && isOneEditAway(typedName, meantName) && (end === right || isOneEditAway(end, right))
}
