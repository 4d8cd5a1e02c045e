import { expect, test } from 'vitest'
import { nameOfDraft } from '#app/features/applications/save-and-return/save-for-later.server.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import type { FormId } from '../../forms/form.ts'
import { FORM_IDS, formFor } from '../forms/all-forms.ts'
import { greetingName } from '../person.ts'
import { receivedEmail } from './received.ts'
import { textOf } from './texts.ts'

const formContext = someFormContext({ dogs: [aDog()] })
const accepted = { reference: 'ADP-7K3F-2M', replyBy: '2026-11-27' }
const proof = { url: `https://www.fairlead.example/apply/confirm?key=${'k'.repeat(32)}`, until: '2026-12-21' }
const JOURNEYS = FORM_IDS.filter((id) => id !== 'newsletter')

function unproven(id: FormId, answers: Answers) {
	const email = receivedEmail(
		formFor(id, formContext),
		{ ...answers, email: 'sam@example.org' },
		accepted,
		formContext,
		textOf(id),
		proof,
	)
	if (!email) throw new Error('no email')
	return email
}

/** The words in every text field. */
function filledWith(id: FormId, words: string): Answers {
	const fields = formFor(id, formContext).steps.flatMap((step) => step.fields)
	const free = fields.filter(({ kind }) => ['text', 'textarea', 'tel', 'postcode', 'date', 'number'].includes(kind))
	return { ...enough[id], ...Object.fromEntries(free.map(({ name }) => [name, words])) }
}

for (const id of JOURNEYS) {
	test.each([
		'Click https://evil.example now',
		'evil.example',
		'EVIL\r\nBcc: victim@example.org',
		'EVIL\u2028EVIL',
		'ring 0900 1 EVIL',
		'EVIL'.repeat(20),
		'Dear customer your account EVIL',
		'<b>EVIL</b>',
		'{reach} EVIL {about}',
	])(`${id}: an email to an unproven address repeats nothing of “%s”, wherever it was typed`, (words) => {
		const { subject, text, html } = unproven(id, filledWith(id, words))
		expect(`${subject} ${text} ${html}`).not.toMatch(/evil|0900|customer|Bcc/i)
		expect(`${subject} ${text}`).toContain('ADP-7K3F-2M')
		expect(text).toContain('Friday 27 November 2026')
		expect(text).toContain('01632 960 144')
		expect(text).toContain(proof.url)
		expect(html).toContain(`href="${proof.url}"`)
	})
}

test('emails to unconfirmed addresses name dogs and roles from the content, not typed names', () => {
	expect(unproven('adoption', { ...enough.adoption, dog: 'biscuit' }).subject).toBe(
		'We have your application for Biscuit - ADP-7K3F-2M',
	)
	expect(unproven('surrender', { ...enough.surrender, dogName: 'Rex' }).subject).toBe(
		'We have your message about your dog - ADP-7K3F-2M',
	)
	const draft = (id: FormId, answers: Answers) => nameOfDraft(formFor(id, formContext), answers)
	expect(draft('adoption', { dog: 'biscuit' })).toBe('your application for Biscuit')
	expect(draft('adoption', { dog: 'any' })).toBe('your application to adopt a dog')
	expect(draft('contact', { topic: 'dog', dog: 'biscuit' })).toBe('your question about Biscuit')
	expect(draft('surrender', { dogName: 'EVIL' })).toBe('your message to us')
	expect(draft('fostering', {})).toBe('your offer to foster')
})

test.each([
	['Zoë', 'Zoë'],
	['Anne-Marie', 'Anne-Marie'],
	['Sam Taylor', 'Sam Taylor'],
	['Mary Jo O’Brien', 'Mary Jo O’Brien'],
	['J. R. Hartley', 'J. R. Hartley'],
	['محمد', 'محمد'],
	['李', '李'],
	['evil.com', 'friend'],
	['Please ring us back now', 'friend'],
	['http', 'http'],
	['http://x', 'friend'],
	['Sam 0900', 'friend'],
	['Sam\nTaylor', 'friend'],
	['Sam  Taylor', 'friend'],
	['Sam!', 'friend'],
	['x'.repeat(61), 'friend'],
	['', 'friend'],
])('“%s” is greeted as %s', (firstName, greeted) => {
	expect(greetingName({ firstName })).toBe(greeted)
})
