import type { Charity } from '#domain/applications/form-context.ts'

/** A page in the place of one that needs the store, while the store cannot be asked. `retryUrl` is the page's own address. */
export interface StoreUnavailable {
	title: string
	text: string
	links: { text: string; url: string }[]
}

/** Whoever sees the page after sending has sent: what cannot be shown is kept all the same. */
export function cannotShowSent({ phone }: Charity, retryUrl: string): StoreUnavailable {
	return {
		title: 'We cannot show this page just now',
		text: `If you have just sent your form, we have it, and you need not send it again. Please try this page again in a moment${orRing(phone)}.`,
		links: [{ text: 'Try again', url: retryUrl }],
	}
}

/** Answers that are kept, in the place of the page to check and send them. */
export function cannotReachAnswers({ phone }: Charity, retryUrl: string): StoreUnavailable {
	return {
		title: 'We cannot reach your answers just now',
		text: `They are kept. Please try again in a moment${orRing(phone)}.`,
		links: [{ text: 'Try again', url: retryUrl }],
	}
}

/** The link of a letter, whether it still works or not. */
export function cannotOpenLink({ phone }: Charity, retryUrl: string): StoreUnavailable {
	return {
		title: 'We cannot open your link just now',
		text: `Trying does not use it up. Please try again in a moment${orRing(phone)}.`,
		links: [{ text: 'Try again', url: retryUrl }],
	}
}

/** A number is not torn in two at the end of a line. */
function orRing(phone: string): string {
	return phone ? `, or ring ${phone.replaceAll(' ', '\u{A0}')}` : ''
}
