import type { Charity } from '#domain/charity/charity.ts'

/** Shown while the store is unavailable. `retryUrl` is the page's own URL. */
export interface StoreUnavailable {
	title: string
	text: string
	links: { text: string; url: string }[]
}

/** The form was sent and is stored. */
export function cannotShowSent({ phone }: Charity, retryUrl: string): StoreUnavailable {
	return {
		title: 'We can’t show this page just now',
		text: `If you have just sent your form, we have it, and you don’t need to send it again. Please try this page again in a moment${orRing(phone)}.`,
		links: [{ text: 'Try again', url: retryUrl }],
	}
}

/** The answers are stored. */
export function cannotReachAnswers({ phone }: Charity, retryUrl: string): StoreUnavailable {
	return {
		title: 'We can’t reach your answers just now',
		text: `They’re safe. Please try again in a moment${orRing(phone)}.`,
		links: [{ text: 'Try again', url: retryUrl }],
	}
}

export function cannotOpenLink({ phone }: Charity, retryUrl: string): StoreUnavailable {
	return {
		title: 'We can’t open your link just now',
		text: `The link still works. Please try again in a moment${orRing(phone)}.`,
		links: [{ text: 'Try again', url: retryUrl }],
	}
}

/** Keeps a phone number on one line. */
function orRing(phone: string): string {
	return phone ? `, or ring ${phone.replaceAll(' ', '\u{A0}')}` : ''
}
