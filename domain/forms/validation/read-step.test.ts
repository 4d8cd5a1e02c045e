import { expect, test } from 'vitest'
import { showStep } from '#app/features/applications/steps/show-step.server.ts'
import { cleanLine, cleanText } from '#lib/text/clean.ts'
import { asTyped } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { FORM_IDS, formFor } from '../../applications/forms/all-forms.ts'
import type { Step } from '../form.ts'
import { checkStep, datePartNames, readStep } from './read-step.ts'

const formContext = someFormContext({ dogs: [aDog()] })
const steps = FORM_IDS.flatMap((id) => formFor(id, formContext).steps)
const nameStep: Step = {
	id: 'name',
	title: 'Name',
	fields: [
		{ kind: 'text', name: 'name', label: 'Name', max: 80 },
		{ kind: 'textarea', name: 'more', label: 'More', max: 1000 },
	],
}
const read = (typed: string) => readStep(nameStep, new URLSearchParams({ name: typed }))

const AWKWARD = [
	'O’Brien',
	"O'Brien",
	'Null',
	'undefined',
	"Robert'); DROP TABLE submission;--",
	'<script>alert(1)</script>',
	'{{constructor}} #{7*7} %s %00',
	'نعم، أحب الكلاب',
	'עברית ואנגלית mixed',
	'👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🐕‍🦺',
	'=cmd|calc!A0',
	'../../etc/passwd',
	'Zoë',
]

test.each(AWKWARD)('%s is accepted unchanged', (typed) => {
	expect(read(typed)).toMatchObject({ answers: { name: typed.normalize('NFC') }, errors: [] })
})

test('invisible characters and line breaks are removed', () => {
	expect(read('Sam\r\nBcc: victim@example.org').answers.name).toBe('Sam Bcc: victim@example.org')
	expect(read('  Sam\u0000\u0007\t Taylor\u2028 ').answers.name).toBe('Sam Taylor')
	expect(read('a\u202egpj.exe').answers.name).toBe('agpj.exe')
	expect(read('Zoe\u0308').answers.name).toBe('Zoë')
	expect(read('broken \ud83d pair').answers.name).toBe('broken \ufffd pair')
	expect(cleanText('one \r\ntwo\rthree\n\n\n\n\n\nfour')).toBe('one\ntwo\nthree\n\n\nfour')
})

test('unknown names, repeated values and files are ignored', () => {
	const data = new FormData()
	data.append('name', 'Sam')
	data.append('name', 'Eve')
	data.append('more', new File(['x'], 'photo.jpg'))
	data.append('isAdmin', 'yes')
	data.append('__proto__', 'x')
	expect(readStep(nameStep, data)).toEqual({
		answers: { name: 'Sam', more: '' },
		typed: { name: 'Sam', more: '' },
		errors: [],
		suggestions: [],
	})
})

test('overlong text is rejected with its length, and kept', () => {
	for (const count of [5000, 100_000]) {
		const { typed, errors, answers } = readStep(
			nameStep,
			new URLSearchParams({ name: 'é'.repeat(count), more: '🐕'.repeat(count) }),
		)
		const have = `You have ${count.toLocaleString('en-GB')}`
		expect(errors).toEqual([
			{ field: 'name', message: `Your answer must be 80 characters or fewer. ${have}` },
			{ field: 'more', message: `Your answer must be 1,000 characters or fewer. ${have}` },
		])
		expect(answers).toEqual({})
		expect(typed).toEqual({ name: 'é'.repeat(count), more: '🐕'.repeat(count) })
	}
})

test('more combining marks than any script uses stay as they were typed: composing them would block the event loop', () => {
	const heap = `a${'\u0301\u0323'.repeat(60_000)}`
	const { typed, errors } = readStep(nameStep, new URLSearchParams({ name: heap, more: heap }))
	expect(typed).toEqual({ name: heap, more: heap })
	expect(errors).toHaveLength(2)
})

test('a mistyped address gets a suggestion and is accepted', () => {
	const { steps } = formFor('newsletter', formContext)
	const { errors, suggestions, answers } = readStep(steps[0] as Step, asTyped({ email: 'sam@gmial.com' }))
	expect(errors).toEqual([])
	expect(answers.email).toBe('sam@gmial.com')
	expect(suggestions).toEqual([{ field: 'email', message: 'Did you mean @gmail.com?', value: 'sam@gmail.com' }])
})

test('a whole date in one of the three boxes is understood, and a short year is said and stays', () => {
	const kind = formFor('fostering', formContext).steps.find(({ id }) => id === 'kind') as Step
	const sent = (day: string, month: string, year: string) =>
		readStep(kind, new URLSearchParams({ 'start-day': day, 'start-month': month, 'start-year': year }))
	for (const boxes of [
		['5/3/2099', '', ''],
		['5', 'March', '2099'],
		['', '', '5 mar 2099'],
		['\u200e5', '3', '2099'],
	])
		expect(sent(...(boxes as [string, string, string])).answers.start).toBe('2099-03-05')
	const short = sent('5', 'mar', '99')
	expect(short.errors).toContainEqual({ field: 'start', message: 'Enter the year with all four digits, like 1999' })
	expect(short.typed.start).toEqual(['5', 'mar', '99'])
})

test('hidden questions are not validated, and their answers are kept', () => {
	const home = formFor('adoption', formContext).steps.find(({ id }) => id === 'home') as Step
	const data = asTyped({ homeKind: 'house', homeOther: 'a narrowboat', tenure: 'own', landlord: '' })
	const { answers, typed, errors } = readStep(home, data)
	expect(errors).toEqual([])
	expect(answers).toEqual({ homeKind: 'house', tenure: 'own' })
	expect(typed.homeOther).toBe('a narrowboat')
})

/** A seeded random number generator (mulberry32). */
function dice(seed: number) {
	let state = seed
	return (sides: number) => {
		state = (state + 0x6d2b79f5) | 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
		return ((t ^ (t >>> 14)) >>> 0) % sides
	}
}

function anything(roll: (sides: number) => number): string {
	const kinds = [
		() => AWKWARD[roll(AWKWARD.length)] ?? '',
		() => String.fromCharCode(...Array.from({ length: roll(40) }, () => roll(0x10000))),
		() => String(roll(2000) - 1000),
		() => '9'.repeat(roll(400)),
		() => 'yes',
		() => 'x'.repeat(roll(30_000)),
		() => ' '.repeat(roll(5)),
	]
	return (kinds[roll(kinds.length)] ?? (() => ''))()
}

test('any input: nothing throws, nothing is lost, every error has a field and a sentence', () => {
	const roll = dice(20261121)
	for (let round = 0; round < 20; round += 1) {
		for (const step of steps) {
			const data = new URLSearchParams()
			const names = step.fields.flatMap((field) => (field.kind === 'date' ? datePartNames(field.name) : [field.name]))
			for (const name of [...names, '__proto__', 'constructor']) if (roll(8) > 0) data.append(name, anything(roll))
			const result = readStep(step, data)
			for (const field of step.fields) {
				const given = data.get(field.name) ?? ''
				const kept = result.typed[field.name]
				if (Object.hasOwn(result.answers, field.name)) expect(result.answers[field.name]).toEqual(kept)
				else if (field.kind === 'textarea') expect(kept).toBe(cleanText(given))
				else if (field.kind === 'text' || field.kind === 'number') expect(kept).toBe(cleanLine(given))
			}
			for (const { field, message } of result.errors) {
				expect(step.fields.map(({ name }) => name)).toContain(field)
				expect(message).toMatch(/^\S.{5,}$/)
				expect(message).not.toMatch(/invalid/i)
			}
			const view = showStep(step, result.typed, result)
			expect(JSON.parse(JSON.stringify(view))).toEqual(view)
			// A draft keeps typed answers: validated again, the result is the same.
			expect(checkStep(step, result.typed).errors).toEqual(result.errors)
		}
	}
})
