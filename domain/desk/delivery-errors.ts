/** What a volunteer can do about it. */
export interface DeliveryError {
	words: string
	/** Whether a person must be reached in another way. */
	isAboutAddress: boolean
}

const KNOWN: [RegExp, string, boolean][] = [
	[
		/\b55[013]\b|no such (user|mailbox)|user unknown|does not exist|mailbox unavailable/i,
		'Their mail server says that this address does not exist. Ring them, and correct the address.',
		true,
	],
	[
		/\b552\b|mailbox (is )?full|quota|over quota/i,
		'Their mailbox is full. Ring them, or try again in a few days.',
		true,
	],
	[
		/\b535\b|EAUTH|authentication|invalid login/i,
		'Our mail server did not accept the site’s sign-in. Whoever runs the site must check SMTP_URL; then retry.',
		false,
	],
	[
		/ECONNREFUSED|ENOTFOUND|EDNS|EHOSTUNREACH|ENETUNREACH|getaddrinfo/i,
		'Our mail server could not be reached. Whoever runs the site must look; then retry.',
		false,
	],
	[
		/timeout|timed out|ETIMEDOUT|took longer than/i,
		'Our mail server took too long to answer. It is usually enough to retry.',
		false,
	],
	[
		/certificate|TLS|SSL|ESOCKET/i,
		'The connection to our mail server was not safe or broke off. Whoever runs the site must look; then retry.',
		false,
	],
	[
		/\b(421|450|451|452|454)\b|greylist|try again later|rate/i,
		'The mail server asked us to wait. It is usually enough to retry.',
		false,
	],
	[
		/spam|blocked|blacklist|DMARC|SPF|policy|\b554\b/i,
		'The mail server took the email for spam or does not trust our address. Whoever runs the site must look.',
		false,
	],
	[/the site stopped/i, 'The site was restarted while it was sending.', false],
]

/** Why an email did not arrive, in words; what the mail server itself said is shown beside it. */
export function deliveryErrorInWords(error: string): DeliveryError {
	const known = KNOWN.find(([pattern]) => pattern.test(error))
	if (known) return { words: known[1], isAboutAddress: known[2] }
	return { words: error === '' ? 'Not tried yet.' : 'The mail server did not accept the email.', isAboutAddress: false }
}
