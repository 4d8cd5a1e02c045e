import { randomUUID } from 'node:crypto'
import { email as emailField } from '#domain/applications/forms/pages/you.ts'
import { checkField } from '#domain/forms/validation/check-field.ts'
import type { GivingEmailContext } from '#domain/giving/emails/donation-words.ts'
import { manageLinksEmail } from '#domain/giving/emails/manage-links-email.ts'
import { cleanLine } from '#lib/text/clean.ts'
import { monthlyOfAddress } from '#records/giving/monthly/monthly-of-address.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import type { Store } from '#records/store/open-store.ts'

interface LostLinkRequest {
	store: Store
	words: GivingEmailContext
	mayWriteTo(email: string): Promise<boolean>
	now: number
}

/** "sent" says nothing about whether the address is known: the page is the same. */
export type LostLinkResult = { kind: 'sent' } | { kind: 'error'; error: string; typed: string }

/** Sends the links of an address's monthly donations, to exactly the address that they have on file. Limited for each address. */
export async function sendLostLinks(form: URLSearchParams, request: LostLinkRequest): Promise<LostLinkResult> {
	const { store, words, mayWriteTo, now } = request
	const typed = cleanLine(form.get('email') ?? '')
	const checked = checkField(emailField, typed)
	if ('message' in checked) return { kind: 'error', error: checked.message, typed }
	const donations = await monthlyOfAddress(store, String(checked.value))
	const to = donations[0]?.email
	if (to === undefined || !(await mayWriteTo(to))) return { kind: 'sent' }
	const payload = manageLinksEmail(to, donations, words)
	const delivery = { id: randomUUID(), channel: 'email', submissionId: null, payableId: donations[0]?.id, payload }
	await store.write((transaction) => enqueue(transaction, [delivery], now))
	return { kind: 'sent' }
}
