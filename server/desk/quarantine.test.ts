import { expect, test } from 'vitest'
import { listPendingEmails } from '#records/jobs/pending-emails.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import { confirmAddress, disown, newConfirmation } from '#records/submissions/confirm.ts'
import { aDesk, expectToFit, NOW, send } from '#tests/builders/desk.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'

for (const engine of ENGINES) {
	test(`${engine}: emails over the limit are seen with the reason, and let go one by one`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const email = (to: string) => ({ to, replyTo: null, subject: 'x', text: 'x', html: 'x', unsubscribeUrl: null })
		const limit = {
			clientHash: 'x',
			maxPerClientHour: 0,
			maxPerSiteHour: 9,
			alarm: () => email('office@x.example'),
			onAlarm() {},
		}
		const held = await send(store, {}, () => [{ channel: 'letter', payload: email('sam@example.org'), limit }])
		const wayBack = { channel: 'letter', submissionId: null, payload: email('els@example.org'), limit }
		await store.write((transaction) => enqueue(transaction, [wayBack], NOW))

		expect((await desk('list')).out).toMatch(/1 here\. 2 emails in quarantine: list --quarantined/)
		const { out } = await desk('list', '--quarantined')
		expectToFit(out)
		expect(out).toMatch(
			new RegExp(`EMAIL ABOUT[\\s\\S]*${held.reference} +sam@example.org[\\s\\S]*way back to a form +els@example.org`),
		)
		expect((await desk('show', held.reference)).out).toContain('1 in quarantine: release it.')
		expect((await desk('letters')).out).not.toContain(held.reference)
		expect(await desk('resend', held.reference)).toMatchObject({ code: 1 })

		expect((await desk('release', held.reference)).out).toContain('sends the email to the person within five minutes')
		expect(await listPendingEmails(store)).toMatchObject([{ reference: held.reference, owedEmails: 'applicant' }])
		expect((await desk('release', 'ELS@example.org')).out).toBe(
			'ELS@example.org is out of the quarantine. 1 email goes out.\n',
		)
		expect((await desk('list', '--quarantined')).out).not.toContain('EMAIL ABOUT')
	})

	test(`${engine}: what is in quarantine was promised nothing, and an address is said to be confirmed or not`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const held = await send(store, { junkReasons: ['sent within 3 seconds'], replyBy: '2026-11-01' })
		const listed = (await desk('list', '--quarantined')).out
		expect(listed).toContain('not promised')
		expect(listed).not.toContain('late')
		const shown = (await desk('show', held.reference)).out
		expect(shown).toMatch(/No answer was promised yet\.\nNobody has confirmed the email address\./)
		await desk('release', held.reference)
		expect((await desk('list')).out).not.toContain('late')

		const { key, hash, expiresAt } = newConfirmation(NOW)
		const asked = await send(store, { confirmation: { hash, expiresAt } })
		await confirmAddress(store, key, () => null, NOW)
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
		expect((await desk('release', asked.reference)).out).toContain('No email goes to its address')
	})
}
