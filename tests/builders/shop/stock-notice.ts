import type { Email } from '#domain/emails/email.ts'
import { confirmNotice, type NewNotice, storeNotice } from '#records/shop/notices/notices.ts'
import type { Store } from '#records/store/open-store.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

export function anEmail(to: string, subject: string, text = ''): Email {
	return { to, replyTo: null, subject, text, html: '', unsubscribeUrl: null }
}

export const NOTICE_LIMIT = {
	clientHash: 'one visitor',
	maxPerClientHour: 100,
	maxPerSiteHour: 1000,
	alarm: () => anEmail('office@example.org', 'Too many'),
	onAlarm() {},
}

/** Asks for an email as the page of an item does. @returns the row of the email that asks for confirmation; "" when none was written */
export async function askForNotice(store: Store, notice: NewNotice, now = NOW, limit = NOTICE_LIMIT) {
	let id = ''
	const confirmEmail = (row: string) => {
		id = row
		return anEmail(notice.email, 'Confirm')
	}
	return { kind: await storeNotice(store, notice, { confirmEmail, limit, now }), id }
}

/** The same, with the button of that email pressed. @returns the row */
export async function askAndConfirm(store: Store, notice: NewNotice, now = NOW): Promise<string> {
	const { id } = await askForNotice(store, notice, now)
	await confirmNotice(store, id, now)
	return id
}
