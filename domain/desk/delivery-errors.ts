/** What a volunteer can do about it. */
interface DeliveryError {
	/** Why it did not arrive. */
	why: string
	/** What to do now; "" for nothing. */
	todo: string
	/** Both, as one text. */
	words: string
	/** Whether a person must be reached in another way. */
	isAboutAddress: boolean
}

type Known = [pattern: RegExp, why: string, todo: string, isAboutAddress: boolean]

const RETRY = 'It is usually enough to retry.'

const KNOWN: Known[] = [
	[
		/\b55[013]\b|no such (user|mailbox)|user unknown|does not exist|mailbox unavailable/i,
		'Their mail server says that this address does not exist.',
		'Ring them, and note the right address on the case.',
		true,
	],
	[
		/\b552\b|mailbox (is )?full|quota|over quota/i,
		'Their mailbox is full.',
		'Ring them, or try again in a few days.',
		true,
	],
	[
		/\b535\b|EAUTH|authentication|invalid login/i,
		'Our mail server did not accept the site’s sign-in.',
		'Whoever runs the site must check SMTP_URL; then retry.',
		false,
	],
	[
		/ECONNREFUSED|ENOTFOUND|EDNS|EHOSTUNREACH|ENETUNREACH|getaddrinfo/i,
		'Our mail server could not be reached.',
		'Whoever runs the site must look; then retry.',
		false,
	],
	[/timeout|timed out|ETIMEDOUT|took longer than/i, 'Our mail server took too long to answer.', RETRY, false],
	[
		/certificate|TLS|SSL|ESOCKET/i,
		'The connection to our mail server was not safe or broke off.',
		'Whoever runs the site must look; then retry.',
		false,
	],
	[/\b(421|450|451|452|454)\b|greylist|try again later|rate/i, 'The mail server asked us to wait.', RETRY, false],
	[
		/spam|blocked|blacklist|DMARC|SPF|policy|\b554\b/i,
		'The mail server took the email for spam or does not trust our address.',
		'Ring them. Whoever runs the site must look.',
		false,
	],
	[/the site stopped/i, 'The site was restarted while it was sending.', RETRY, false],
]

const NOT_TRIED: Known = [/^$/, 'Not tried yet.', '', false]
const UNKNOWN: Known = [
	/./,
	'The mail server did not accept the email.',
	'Retry once. If it fails again, ring them, and tell whoever runs the site.',
	false,
]

/** Why an email did not arrive and what to do, in words; what the mail server itself said is shown beside it. */
export function deliveryErrorInWords(error: string): DeliveryError {
	const known = KNOWN.find(([pattern]) => pattern.test(error)) ?? (error === '' ? NOT_TRIED : UNKNOWN)
	const [, why, todo, isAboutAddress] = known
	return { why, todo, words: [why, todo].filter(Boolean).join(' '), isAboutAddress }
}
