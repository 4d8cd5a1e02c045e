import { expect, test } from 'vitest'
import { send } from '#tests/builders/applications/desk.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { claim } from '../outbox/deliveries.ts'
import { exportPerson } from '../person/person.ts'
import { listCaseEmails } from './emails/list-emails.ts'
import { listTimelineEmails } from './timeline-emails.ts'

const EMAIL = 'sam@example.org'
const LINK = 'https://www.example.org/apply/withdraw?reference=ADO-1&key='
const text = `Withdraw it: ${LINK}abc_-123\n\nThank you`
const shown = `Withdraw it: ${LINK}…(hidden)\n\nThank you`

for (const engine of ENGINES) {
	test(`${engine}: staff read the emails of a person without the keys of their links; what is sent has them`, async () => {
		const store = await freshStore(engine)
		const payload = { to: EMAIL, subject: 'We have it', text, html: text, replyTo: null, unsubscribeUrl: null }
		const { id } = await send(store, { email: EMAIL }, () => [{ channel: 'email', payload }])
		expect(await listTimelineEmails(store, id)).toMatchObject([{ to: EMAIL, text: shown }])
		expect(await listCaseEmails(store, id, EMAIL)).toMatchObject([{ text: shown }])
		const { deliveries } = await exportPerson(store, EMAIL)
		expect(deliveries).toMatchObject([{ payload: { text: shown, html: shown } }])
		expect(await claim(store, 1, Date.now())).toMatchObject([{ payload: { text } }])
	})
}
