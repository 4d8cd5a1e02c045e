import { expect, test } from 'vitest'
import { listPendingEmails } from '#records/jobs/pending-emails.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import { confirmAddress, disown, newConfirmation } from '#records/submissions/confirm.ts'
import { aDesk, expectToFit, NOW, send } from '#tests/builders/applications/desk.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'

for (const engine of ENGINES) {
	test(`${engine}: emails over the limit are listed with the reason and released one by one`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const email = (to: string, subject = 'x') => ({
			to,
			replyTo: null,
			subject,
			text: 'x',
			html: 'x',
			unsubscribeUrl: null,
		})
		const limit = {
			clientHash: 'x',
			maxPerClientHour: 0,
			maxPerSiteHour: 9,
			alarm: () => email('office@x.example'),
			onAlarm() {},
		}
		const quarantined = await send(store, {}, () => [{ channel: 'email', payload: email('sam@example.org'), limit }])
		const draftLink = { channel: 'email', submissionId: null, payload: email('els@example.org', 'Carry on'), limit }
		await store.write((transaction) => enqueue(transaction, [draftLink], NOW))

		expect((await desk('list')).out).toMatch(/1 open, 2 emails quarantined\. To see them: list --quarantined/)
		const { out } = await desk('list', '--quarantined')
		expectToFit(out)
		expect(out).toMatch(
			new RegExp(`EMAIL ABOUT[\\s\\S]*${quarantined.reference} +sam@example.org[\\s\\S]*Carry on +els@example.org`),
		)
		expect((await desk('show', quarantined.reference)).out).toContain('1 quarantined (to send: release).')
		expect((await desk('emails')).out).not.toContain(quarantined.reference)
		expect(await desk('resend', quarantined.reference)).toMatchObject({ code: 1 })

		expect((await desk('release', quarantined.reference)).out).toContain(
			'sends the email to the person within five minutes',
		)
		expect(await listPendingEmails(store)).toMatchObject([
			{ reference: quarantined.reference, pendingEmails: 'applicant' },
		])
		expect((await desk('release', 'ELS@example.org')).out).toBe(
			'ELS@example.org is released from quarantine. 1 email is sent.\n',
		)
		expect((await desk('list', '--quarantined')).out).not.toContain('EMAIL ABOUT')
	})

	test(`${engine}: a quarantined submission has no reply deadline, and its address is shown as confirmed or not`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const quarantined = await send(store, { quarantineReasons: ['sent within 3 seconds'], replyBy: '2026-11-01' })
		const listed = (await desk('list', '--quarantined')).out
		expect(listed).toContain('no deadline yet')
		expect(listed).not.toContain('overdue')
		const shown = (await desk('show', quarantined.reference)).out
		expect(shown).toMatch(/No reply deadline yet\.\nEmail address not confirmed\./)
		await desk('release', quarantined.reference)
		expect((await desk('list')).out).not.toContain('overdue')

		const { key, hash, expiresAt } = newConfirmation(NOW)
		const asked = await send(store, { confirmation: { hash, expiresAt } })
		await confirmAddress(store, key, () => undefined, NOW)
		expect((await desk('show', asked.reference)).out).toContain('Email address confirmed on 21 Nov 2026, 09:00.')
		await disown(
			store,
			key,
			() => ({ to: 'office@x.example', replyTo: null, subject: 'x', text: 'x', html: 'x', unsubscribeUrl: null }),
			NOW,
		)
		const disowned = (await desk('show', asked.reference)).out
		expect(disowned).toContain('The owner of the email address said on 21 Nov 2026, 09:00 that they did not')
		expectToFit(disowned)
		expect((await desk('release', asked.reference)).out).toContain('No email is sent to its address')
	})
}
