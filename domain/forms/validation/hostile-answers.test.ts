import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { createEmailChannel } from '#records/email/email-channel.ts'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { submissionDeliveries } from '../../applications/deliveries.ts'
import { FORM_IDS, formFor } from '../../applications/forms/all-forms.ts'
import type { Answers } from '../answers/answers.ts'
import { visibleFieldsOf } from '../answers/visible-fields.ts'
import { finalAnswers } from '../progress/progress.ts'
import { readStep } from './read-step.ts'

/** Short enough for every field, with the expected output. */
const NASTY = {
	'an apostrophe': "O'Brien",
	'a name that means nothing to programs': 'Null',
	'a name written from right to left': 'محمد بن علي שלום',
	'emoji of several parts': '👩‍👩‍👧 🏴󠁧󠁢󠁷󠁬󠁳󠁿 🐕‍🦺',
	'a script': '<script>alert(1)</script>',
	'a picture that fails': '"><img src=x onerror=alert(1)>',
	'an address that is a script': '<a href="javascript:alert(1)">',
	'the end of everything': '</td></table></title></style>',
	'an SQL statement': "'); drop table submission; --",
	'the braces of our own letters': '{reference} {email} {firstName}',
	'an entity': '&lt;b&gt; &amp;amp;',
	'the name of what every object has': '__proto__',
	'a formula': '=HYPERLINK("//x")',
	'a head line': 'Bcc: all@example.org',
}
const ELEMENTS = [
	'html',
	'head',
	'meta',
	'title',
	'body',
	'div',
	'p',
	'h2',
	'h3',
	'ul',
	'li',
	'table',
	'tr',
	'td',
	'span',
	'blockquote',
]
const INLINE = ['strong', 'br', 'a']

const formContext = someFormContext({ dogs: [aDog()] })
const folder = mkdtempSync(join(tmpdir(), 'nasty-'))
const postLetter = createEmailChannel({ smtpUrl: null, from: 'Fairlead <hello@fairlead.example>', folder })

/** The words in every text field. */
function filledWith(id: (typeof FORM_IDS)[number], words: string): { typed: Answers; boxes: string[] } {
	const fields = formFor(id, formContext).steps.flatMap((step) => step.fields)
	const free = fields.filter((field) => field.kind === 'textarea' || (field.kind === 'text' && !field.read))
	const long = (name: string) => (fields.some((field) => field.name === name && 'min' in field && field.min) ? 3 : 1)
	const boxes = free.map(({ name }) => name)
	return {
		boxes,
		typed: { ...enough[id], ...Object.fromEntries(boxes.map((name) => [name, words.repeat(long(name))])) },
	}
}

/** Reads each step separately, as a visitor sends them. */
function readAllSteps(id: (typeof FORM_IDS)[number], typed: Answers) {
	const form = formFor(id, formContext)
	let all: Answers = {}
	const errors = form.steps.flatMap((step) => {
		const read = readStep(step, asTyped(typed), all)
		all = { ...all, ...read.typed }
		return read.errors
	})
	return { form, all, errors }
}

for (const id of FORM_IDS.filter((known) => known !== 'newsletter')) {
	test.each(Object.entries(NASTY))(
		`${id}: %s in every box is kept as it is and lies still in the letters`,
		async (_, words) => {
			const { boxes, typed } = filledWith(id, words)
			const { form, all, errors } = readAllSteps(id, { ...typed, email: 'zoe@example.org' })
			const asked = Object.keys(visibleFieldsOf(form, all).answers)
			expect(errors.filter(({ field }) => asked.includes(field))).toEqual([])
			const answers = finalAnswers(form, all)
			for (const name of boxes) if (asked.includes(name)) expect(answers[name]).toBe(typed[name])

			const accepted = { id: 'x', reference: 'ADP-7K3F-2M', replyBy: '2026-11-27' }
			const content = { emailTexts: {}, notificationEmail: 'office@fairlead.example', options: null }
			const tellers = { content, formContext }
			const letters = submissionDeliveries({ form, answers, flags: [], sentAt: 0 }, accepted, tellers, undefined)
			expect(letters).toHaveLength(2)
			for (const [index, { channel, payload }] of letters.entries()) {
				const delivery = { id: `${id}-${index}`, channel, payload, submissionId: null, attempt: 1 }
				await postLetter(delivery, new AbortController().signal)
				const mail = await PostalMime.parse(readFileSync(join(folder, `${id}-${index}.eml`)))
				expect(mail.to).toHaveLength(1)
				expect([mail.bcc, mail.cc, mail.attachments]).toEqual([undefined, undefined, []])
				expect(mail.text).toContain(words)
				const elements = [...(mail.html ?? '').matchAll(/<([a-z]\w*)/gi)].map(([, name = '']) => name.toLowerCase())
				expect(elements.filter((name) => ![...ELEMENTS, ...INLINE].includes(name))).toEqual([])
				expect(mail.html).not.toMatch(/<[^>]*\son\w+=|href="(?!https?:)/i)
			}
		},
	)
}
