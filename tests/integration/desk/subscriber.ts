import { confirmSubscription } from '#records/newsletter/confirm.ts'
import { subscribe } from '#records/newsletter/subscribe.ts'
import type { Store } from '#records/store/open-store.ts'

/** An email, with nothing of interest in it. */
export const emailTo = (to: string) => ({
	to,
	replyTo: null,
	subject: 'News',
	text: 'x',
	html: 'x',
	unsubscribeUrl: null,
})

/** Someone who asked for the newsletter and pressed yes. */
export async function subscriber(store: Store, email: string, firstName: string) {
	let key = ''
	const wording = { offer: 'A dog in your inbox', privacy: 'Once a month' }
	const request = { email, firstName, interests: ['dogs'], place: 'home' as const, wording, quarantineReasons: [] }
	const withKey = (confirmKey: string) => {
		key = confirmKey
		return emailTo(email)
	}
	await subscribe(store, request, withKey, Date.now())
	await confirmSubscription(store, key, (to) => emailTo(to), Date.now())
}
