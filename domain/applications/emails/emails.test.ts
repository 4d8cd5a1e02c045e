import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { emailSchema } from '#records/email/email.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import type { Email } from '../../emails/email.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import type { Field, FormId } from '../../forms/form.ts'
import { FORM_IDS, formFor } from '../forms/all-forms.ts'
import { staffFlags } from '../submissions/staff-flags.ts'
import { receivedEmail } from './received.ts'
import { confirmNewsletter, newsletterWelcome, saveAndReturn, stillLooking } from './short-emails.ts'
import { staffNotice } from './staff-notice.ts'
import { EMAIL_TEXTS, fill, textOf } from './texts.ts'

const formContext = someFormContext({ dogs: [aDog({ excerpt: 'A sandy terrier who digs.', location: 'Alder Bank' })] })
const accepted = { reference: 'ADP-7K3F-2M', replyBy: '2026-11-27' }
const adoption = { ...enough.adoption, dog: 'biscuit', why: 'We walk a lot.\nAnd we laugh a lot.' }

function received(id: FormId, answers: Answers): Email {
	const email = receivedEmail(formFor(id, formContext), answers, accepted, formContext, textOf(id))
	if (!email) throw new Error('no email')
	return email
}

function notice(id: FormId, answers: Answers): Email {
	const flags = staffFlags(formContext, answers)
	const to = { to: 'office@fairlead.example', recordUrl: 'https://www.fairlead.example/desk/ADP-7K3F-2M', flags }
	return staffNotice(formFor(id, formContext), answers, accepted, formContext, to)
}

test('the confirmation has the reference, deadline, copy of the answers, how to change them, and the signature', () => {
	const { to, replyTo, subject, text, html } = received('adoption', adoption)
	expect({ to, replyTo, subject }).toEqual({
		to: 'zoe@example.org',
		replyTo: 'hello@fairlead.example',
		subject: 'We have your application for Biscuit - ADP-7K3F-2M',
	})
	for (const part of [
		'Dear Zoë,',
		'by Friday 27 November 2026, even if the answer is no',
		'mention ADP-7K3F-2M',
		'12 Mill Lane',
		'Own it, with or without a mortgage',
		'3.5 hours',
		'registered charity 0000000',
		'01632 960 144',
	]) {
		expect(text).toContain(part)
		expect(html.replace(/<\/?span[^>]*>/g, '')).toContain(part)
	}
	expect(text).toContain('We walk a lot.\n  And we laugh a lot.')
	expect(html).toContain('We walk a lot.<br>And we laugh a lot.')
	expect(text).not.toContain('Not answered')
})

test('emails have no answers about health and history, but say that they arrived', () => {
	const told = {
		...adoption,
		allergies: 'yes',
		gaveUp: 'yes',
		gaveUpWhy: 'PRIVATE-1',
		offence: 'yes',
		offenceWhat: 'PRIVATE-2',
	}
	for (const { subject, text, html } of [received('adoption', told), notice('adoption', told)]) {
		expect(subject + text + html).not.toMatch(/PRIVATE|allerg|banned|convicted/i)
	}
	const untold = { ...told, allergies: 'no', gaveUp: 'no', offence: 'no' }
	expect(notice('adoption', told).text).toBe(notice('adoption', untold).text)
	expect(notice('adoption', told).text).toContain('those about health and history, are only in the record')
	expect(received('adoption', told).text).toContain('We don’t repeat them in an email')
	const bites = { ...enough.surrender, bitten: 'yes', bittenWhat: 'PRIVATE-3', reasonMore: 'PRIVATE-4' }
	expect(JSON.stringify([received('surrender', bites), notice('surrender', bites)])).not.toContain('PRIVATE')
	expect(notice('surrender', bites).text).toContain('- The dog has bitten or snapped: read what happened')
	const support = { ...enough.volunteering, support: 'PRIVATE-5' }
	expect(JSON.stringify([received('volunteering', support), notice('volunteering', support)])).not.toContain('PRIVATE')
})

test('the subject of a staff notice has the topic and place, never a name', () => {
	const { to, replyTo, subject, text } = notice('adoption', { ...adoption, landlord: 'no', tenure: 'rent-social' })
	expect({ to, replyTo, subject }).toEqual({
		to: 'office@fairlead.example',
		replyTo: 'zoe@example.org',
		subject: 'ADP-7K3F-2M: Biscuit, Thornford',
	})
	expect(text).toContain('- The landlord does not allow a dog')
	expect(text).toContain('https://www.fairlead.example/desk/ADP-7K3F-2M')
	expect(text).toContain('Friday 27 November 2026')
	expect(text).not.toContain('12 Mill Lane')
	expect(notice('contact', enough.contact)).toMatchObject({ subject: 'ADP-7K3F-2M: Ask us something' })
	expect(notice('fostering', enough.fostering).text).toContain('A day out, A few weeks')
})

test('the confirmation of a question about a dog has what we know of it', () => {
	const answers = { ...enough.contact, topic: 'dog', dog: 'biscuit', email: 'sam@example.org' }
	const { text, html } = received('contact', answers)
	expect(text).toContain('A sandy terrier who digs.')
	expect(html).toContain('href="https://www.fairlead.example/dogs/biscuit"')
	expect(
		receivedEmail(formFor('contact', formContext), enough.contact, accepted, formContext, textOf('contact')),
	).toBeUndefined()
})

test('visitor text is quoted in notices, and without an email address staff are asked to ring', () => {
	const { text, html } = notice('contact', {
		...enough.contact,
		message: 'Hello\n\nOpen the record: http://evil.example',
	})
	expect(text).toContain('\n> Hello\n>\n> Open the record: http://evil.example\n')
	expect(html).toMatch(/<blockquote [^>]+>Hello<br><br>Open the record: http:\/\/evil\.example<\/blockquote>/)
	expect(text).toContain('Please ring.')
	expect(notice('adoption', adoption).text).not.toContain('Please ring.')
	expect(text).toContain('npm run desk -- show ADP-7K3F-2M')
})

const SCRIPT = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&amp;{reference}`

/** The script in every text field. */
function scripted(fields: Field[], answers: Answers): Answers {
	const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'textarea')
	return { ...answers, ...Object.fromEntries(texts.map(({ name }) => [name, `${SCRIPT}\r\nBcc: victim@example.org`])) }
}

for (const id of FORM_IDS) {
	test(`${id}: markup is escaped, and line breaks start no header`, async () => {
		const email = { email: 'zoe@example.org' }
		const answers = scripted(
			formFor(id, formContext).steps.flatMap(({ fields }) => fields),
			{ ...enough[id], ...email },
		)
		for (const email of [received(id, answers), notice(id, answers)]) {
			expect(emailSchema.parse(email)).toEqual(email)
			const tags = new Set([...email.html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, name]) => name))
			expect(
				[...tags].filter(
					(tag) =>
						!/^(!doctype|html|head|meta|title|body|div|p|h2|h3|ul|li|table|tr|td|span|br|strong|blockquote|a)$/.test(
							String(tag),
						),
				),
			).toEqual([])
			expect(email.html).not.toMatch(/<[^>]+\son\w+=|<img|javascript:/i)
			expect(email.subject).not.toMatch(/[\r\n]/)
			// Braces in values are not filled in.
			expect(email.subject).not.toContain('>ADP')
			const transport = createTransport({ streamTransport: true, buffer: true })
			const { message } = await transport.sendMail({
				from: 'hello@fairlead.example',
				...email,
				replyTo: email.replyTo ?? '',
			})
			expect(String(message).split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
		}
	})
}

test('emails load no resources and set no text colours', () => {
	const { html } = received('adoption', adoption)
	expect(html).not.toMatch(/<img|<link|url\(|@import|<style|src=/i)
	expect(html).toContain('<meta name="color-scheme" content="light dark">')
	expect(html.match(/color:[^;"]+/g) ?? []).toEqual([])
})

test('the charity can replace any email text', () => {
	const own = { adoption: { subject: 'Thanks from {charity}: {reference} {nonsense}' } }
	const email = receivedEmail(
		formFor('adoption', formContext),
		adoption,
		accepted,
		formContext,
		textOf('adoption', own),
	)
	expect(email?.subject).toBe('Thanks from Fairlead: ADP-7K3F-2M')
	expect(email?.text).toContain('Dear Zoë,')
	expect(fill('{constructor}{a}{toString}', { a: '{b}', b: 'x' })).toBe('{b}')
})

test('every placeholder of the default texts is filled in', () => {
	const blank = / {2}|\( *\)|on \.|Dear ,/
	for (const id of FORM_IDS.filter((one) => one !== 'newsletter')) {
		const { subject, text } = received(id, { ...enough[id], email: 'zoe@example.org' })
		expect(subject).not.toMatch(/[{}]| {2}/)
		expect(text.split('What you told us')[0]).not.toMatch(blank)
	}
	expect(Object.values(EMAIL_TEXTS).every(({ subject, body }) => subject !== '' && body !== '')).toBe(true)
})

test('replies go to the contact address; replies to notices go to the sender', () => {
	const { charity } = formContext
	const url = 'https://www.fairlead.example/x?key=1'
	const late = { to: 'sam@example.org', firstName: 'Sam', reference: 'ADP-7K3F-2M' }
	const days = { replyBy: '2026-11-27', newReplyBy: '2026-12-04' }
	const emails = [
		...FORM_IDS.filter((id) => id !== 'newsletter').map((id) =>
			received(id, { ...enough[id], email: 'sam@example.org' }),
		),
		confirmNewsletter('sam@example.org', url, charity, textOf('newsletter')),
		newsletterWelcome('sam@example.org', url, charity, textOf('newsletterWelcome')),
		saveAndReturn(
			{ to: 'sam@example.org', url, until: '2026-12-05', form: 'your question' },
			charity,
			textOf('saveAndReturn'),
		),
		stillLooking({ ...late, ...days }, charity, textOf('stillLooking')),
	]
	expect(emails.map(({ replyTo }) => replyTo)).toEqual(Array(emails.length).fill('hello@fairlead.example'))
	expect(notice('adoption', adoption).replyTo).toBe('zoe@example.org')
	// Without an address, replies go to the charity.
	expect(notice('contact', enough.contact).replyTo).toBe('hello@fairlead.example')
})

test('emails call themselves emails', () => {
	const texts = Object.values(EMAIL_TEXTS).map(({ subject, body }) => `${subject} ${body}`)
	const whole = [received('adoption', { ...adoption, allergies: 'yes' }), notice('adoption', adoption)]
	expect([...texts, ...whole.map(({ text }) => text)].join('\n')).not.toMatch(/\bletters?\b/i)
})

test('an email is in the language of the site', () => {
	const charity = { ...formContext.charity, locale: 'cy-GB' }
	const email = receivedEmail(
		formFor('adoption', formContext),
		adoption,
		accepted,
		{ ...formContext, charity },
		textOf('adoption'),
	)
	expect(email?.html).toContain('<html lang="cy-GB">')
})
