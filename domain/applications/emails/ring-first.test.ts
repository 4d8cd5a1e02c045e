import { expect, test } from 'vitest'
import { emailSchema } from '#records/email/email.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { quarantinedDeliveries, submissionDeliveries } from '../deliveries.ts'
import { formFor } from '../forms/all-forms.ts'

const formContext = someFormContext()
const accepted = { id: 'c0ffee', reference: 'CAN-MMPK-67', replyBy: '2026-11-21' }
const unsafe = { ...enough.surrender, safe: 'no', reasonMore: 'PRIVATE' }
const content = someContent({
	notificationEmail: 'office@fairlead.example',
	emailTexts: { surrender: { subject: '', body: 'Until {replyBy} {about} stays with you.' } },
})

function delivered(answers = unsafe, { phone = formContext.charity.phone } = {}) {
	const charity = { ...formContext.charity, phone }
	const tellers = { content, formContext: { ...formContext, charity } }
	const sent = { form: formFor('surrender', formContext), answers, flags: [], sentAt: 0 }
	const all = submissionDeliveries(sent, accepted, tellers, undefined)
	const emails = all.filter(({ channel }) => channel === 'email').map(({ payload }) => emailSchema.parse(payload))
	return { emails }
}

test('to the person: ring us and the reference, no answers, with any custom text', () => {
	const { emails } = delivered()
	expect(emails[0]).toMatchObject({ to: 'zoe@example.org', subject: 'Please ring us - CAN-MMPK-67' })
	expect(emails[0]?.text.split('\n\n').slice(0, 3)).toEqual([
		'Dear Zoë,',
		'We have your message. Please ring us now on 01632 960 144: it’s quicker than writing.',
		'Your reference is CAN-MMPK-67.',
	])
	const { text = '', html = '' } = delivered(unsafe, { phone: '' }).emails[0] ?? {}
	expect(text).toContain('We have your message. You can reply to this email.')
	expect(text + html + JSON.stringify(emails[0])).not.toMatch(/safe|Rex|PRIVATE|stays with you|November|SA14/i)
})

test('to staff: whom to ring and how, and replies do not reach the person', () => {
	const [, notice] = delivered().emails
	expect(notice).toMatchObject({
		to: 'office@fairlead.example',
		replyTo: 'hello@fairlead.example',
		subject: 'Ring first: CAN-MMPK-67',
	})
	expect(notice?.text).toContain('01632 960 001')
	expect(notice?.text).toContain('npm run desk -- show CAN-MMPK-67')
	expect(notice?.text).not.toMatch(/safe|Rex|PRIVATE|zoe@|SA14/i)
})

test('staff are notified of quarantined urgent submissions, unless certainly spam', () => {
	const told = (reasons: string[], answers = unsafe) =>
		quarantinedDeliveries(answers, reasons, accepted, { content, formContext }).map(
			({ payload }) => emailSchema.parse(payload).subject,
		)
	expect(told(['sent within 3 seconds'])).toEqual(['Ring first: CAN-MMPK-67'])
	expect(told(['something in the box that people cannot see'])).toEqual([])
	expect(told(['sent without our form', 'sent within 3 seconds'])).toEqual([])
	expect(told(['sent within 3 seconds'], { ...unsafe, safe: 'yes' })).toEqual([])
})
