/** Common mail providers. */
const PROVIDERS = [
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
const SIMILAR_PROVIDERS = new Set([
	'ymail.com',
	'mail.com',
	'email.com',
	'gmx.com',
	'live.com',
	'me.com',
	'mac.com',
	'msn.com',
])

/** Corrects typing mistakes: "sam@gmial.com" -> "sam@gmail.com". Undefined when it looks right. */
export function likelyEmail(email: string): string | undefined {
	const at = email.lastIndexOf('@')
	const domain = email.slice(at + 1).toLowerCase()
	if (at < 1 || domain.length > 30 || PROVIDERS.includes(domain) || SIMILAR_PROVIDERS.has(domain)) return undefined
	const meant =
		PROVIDERS.find((known) => isOneEditAway(domain, known)) ?? PROVIDERS.find((known) => isTwoEditsAway(domain, known))
	return meant ? `${email.slice(0, at)}@${meant}` : undefined
}

/** Damerau-Levenshtein distance of at most 1. */
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

/** One edit in the name and one in the ending: "gmial.con". */
function isTwoEditsAway(typed: string, meant: string): boolean {
	const [typedName = '', ...typedEnd] = typed.split('.')
	const [meantName = '', ...meantEnd] = meant.split('.')
	const [end, right] = [typedEnd.join('.'), meantEnd.join('.')]
	return meantName.length > 3 && isOneEditAway(typedName, meantName) && (end === right || isOneEditAway(end, right))
}
