import { expect, test } from 'vitest'
import { createFormContext } from '#domain/applications/form-context.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aStoredSubmission } from '#tests/builders/applications/submission.ts'
import { sampleContent } from '#tests/builders/content/sample-content.ts'
import { asksForOtherDogs, dogsThatFit, householdOf } from '../cases/dogs-that-fit.ts'
import { type EmailCase, emailCaseOf, type Facts } from './case-email.ts'
import { composeCaseEmail, problemsOf } from './compose-case-email.ts'
import { timeInWords } from './invitation.ts'
import { REASONS } from './not-this-time.ts'
import { readFacts, TEMPLATE_IDS, templateOf, templatesFor } from './templates.ts'

const content = await sampleContent()
const formContext = createFormContext(content, 'https://www.fairlead.example', Date.UTC(2026, 10, 23, 9))
const PLACES = ['Saltmarsh\n1 Sea Lane, Thornford']

function aCase(answers: Record<string, unknown> = {}, form = 'adoption'): EmailCase {
	const submission = aStoredSubmission({ form, answers: { ...enough.adoption, ...answers } })
	return emailCaseOf({ submission, dogs: content.dogs, formContext, author: 'Ben' })
}

const FACTS: Facts = {
	ask: ['garden', 'vet'],
	reason: ['other-home'],
	until: ['2026-12-04'],
	day: ['2026-11-28'],
	time: ['14:00'],
	place: PLACES,
	home: ['2026-12-05'],
}

test.each(TEMPLATE_IDS)(
	'%s has a subject with the reference, a greeting, our name, and no gap but the one to write in',
	(id) => {
		const facts = id === 'on-hold' ? { ...FACTS, reason: ['talk'] } : FACTS
		for (const form of ['adoption', 'contact', 'surrender']) {
			const written = templateOf(id).write(aCase({}, form), facts)
			expect(written.subject).toMatch(/ - ADP-7K3F-2M$/)
			expect(written.body).toMatch(/^Dear \p{L}+,\n\n/u)
			expect(written.body).toMatch(/\n\nBest wishes,\nBen\nFairlead/)
			expect(written.body).not.toMatch(/undefined|null|\[|\]|\n{3,}/)
			expect(written.body).not.toMatch(/donat|sponsor|appeal/i)
			expect(Object.keys(problemsOf(written))).toEqual(id === 'empty' ? ['body'] : [])
		}
	},
)

test('an invitation has the day, the time and the place in words, and the case comes back while there is time to ring', () => {
	const { write, proposes } = templateOf('invitation')
	const { body } = write(aCase(), FACTS)
	expect(body).toContain('Saturday 28 November 2026, 2pm\nSaltmarsh\n1 Sea Lane, Thornford')
	expect(proposes(FACTS, '2026-11-23')).toEqual({ status: 'waiting', backOn: '2026-11-26' })
	expect(proposes(FACTS, '2026-11-27')).toEqual({ status: 'waiting', backOn: '2026-11-28' })
	expect(['00:00', '09:05', '12:00', '12:30', '23:45'].map(timeInWords)).toEqual([
		'12am',
		'9.05am',
		'noon',
		'12.30pm',
		'11.45pm',
	])
})

test.each(['invitation', 'on-hold', 'not-this-time'] as const)(
	'%s has a gap for each fact that is not known yet',
	(id) => {
		const { body } = templateOf(id).write(aCase(), {})
		expect(body).toContain('…')
		expect(body).not.toMatch(/undefined|NaN|2026|12am/)
	},
)

test('"not this time" names other dogs only to those who asked for other dogs, and only dogs without a gap', () => {
	const { write } = templateOf('not-this-time')
	const names = (answers: Record<string, unknown>) => aCase(answers).otherDogs.map(({ name }) => name)
	expect(names({ dog: 'biscuit', otherDogs: '', waitingList: '' })).toEqual([])
	expect(write(aCase({ dog: 'biscuit', otherDogs: '', waitingList: '' }), { reason: ['children'] }).body).not.toContain(
		'/dogs/',
	)
	const asked = { otherDogs: 'Otis, or a dog like him' }
	expect(names(asked).length).toBeGreaterThan(0)
	expect(names(asked).length).toBeLessThanOrEqual(3)
	expect(names(asked)).not.toContain('Biscuit')
	const { body } = write(aCase(asked), { reason: ['children'] })
	expect(body.match(/^- .+: https:\/\/www\.fairlead\.example\/dogs\/[\w-]+$/gm)).toHaveLength(names(asked).length)
	// A reason that holds for every dog.
	expect(write(aCase(asked), { reason: ['landlord'] }).body).not.toContain('/dogs/')
	const spokenFor = formContext.dogs.filter(({ status }) => status !== 'available').map(({ title }) => title)
	expect(spokenFor.filter((name) => names(asked).includes(name))).toEqual([])
})

test('no reason names health or an offence, and no dog is chosen by what was said about health', () => {
	for (const { value } of REASONS) {
		const { body } = templateOf('not-this-time').write(aCase(), { reason: [value] })
		expect(body, value).not.toMatch(/allerg|asthma|health|offence|convict|banned|gave up/i)
	}
	const asked = { ...enough.adoption, otherDogs: 'any' }
	const without = dogsThatFit({ ...asked, allergies: 'no' }, formContext.dogs, 'biscuit')
	expect(dogsThatFit({ ...asked, allergies: 'yes' }, formContext.dogs, 'biscuit')).toEqual(without)
	expect(householdOf({ ...asked, allergies: 'yes' }).hair).toBe(null)
	expect(asksForOtherDogs({ dog: 'any' })).toBe(true)
	expect(asksForOtherDogs({ dog: 'biscuit', otherDogs: '' })).toBe(false)
})

test('a visit is offered at the home of the person, not at the reader’s', () => {
	const lastOf = (firstName: string) =>
		templateOf('invitation')
			.facts(aCase({ firstName }), PLACES)
			.find(({ name }) => name === 'place')
			?.options?.at(-1)
	expect(lastOf('Sam')).toEqual({ value: 'Your home', label: 'Sam’s home' })
	expect(lastOf('www.win.example')).toEqual({ value: 'Your home', label: 'Their home' })
})

test('facts that were not offered, that are past, or are missing are refused', () => {
	const read = (query: string) => readFacts(templateOf('invitation'), aCase(), PLACES, new URLSearchParams(query))
	expect(Object.keys(read('').problems)).toEqual(['day', 'time', 'place'])
	const wrong = read('day=2026-11-23&time=25:00&place=evil.example')
	expect(Object.keys(wrong.problems)).toEqual(['day', 'time', 'place'])
	expect(wrong.facts).toEqual({})
	expect(read('day=2026-02-30').problems.day).toBeDefined()
	expect(read('day=2026-11-28&time=14:00&place=Your+home').problems).toEqual({})
	// Browsers send line breaks in forms as CRLF.
	const sent = new URLSearchParams({ place: PLACES[0]?.replace('\n', '\r\n') ?? '' })
	expect(read(`day=2026-11-28&time=14:00&${sent}`).facts.place).toEqual(PLACES)
	expect(templatesFor('contact')).toEqual(['more-information', 'on-hold', 'empty'])
})

test('what staff type is text: a list stays a list, a script stays words, and a line end in the subject is a space', () => {
	const body = 'Dear Sam,\r\n\r\n- one\r\n- two\r\n\r\n<script>alert(1)</script>'
	const email = composeCaseEmail(
		'sam@example.org',
		{ subject: 'Hello\r\nBcc: x@evil.example', body },
		formContext.charity,
	)
	expect(email.subject).toBe('Hello Bcc: x@evil.example')
	expect(email.text).toContain('- one\n- two')
	expect(email.html).toContain('<li')
	expect(email.html).not.toContain('<script')
})
