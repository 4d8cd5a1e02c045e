import { expect, test } from 'vitest'
import { FORM_IDS, formFor } from '#domain/applications/forms/all-forms.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { FormId, Step } from '#domain/forms/form.ts'
import { readStep } from '#domain/forms/validation/read-step.ts'
import { asTyped } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { showStep } from './show-step.server.ts'

const formContext = someFormContext({ dogs: [aDog()] })
const stepOf = (id: FormId, step: string) => formFor(id, formContext).steps.find((one) => one.id === step) as Step

test('a step that came back shows what was typed, what to do, and where', () => {
	const you = stepOf('adoption', 'you')
	const result = readStep(you, asTyped({ firstName: 'Zoë', email: 'zoe@gmial', phone: '12', adult: 'yes' }))
	const view = showStep(you, result.typed, result)
	expect(view.errors).toEqual([
		{ id: 'answer-lastName', text: 'Enter your last name' },
		{ id: 'answer-email', text: 'Enter an email address in the correct format, like name@example.com' },
		{ id: 'answer-phone', text: 'Enter a phone number, like 01632 960 001 or +44 808 157 0192' },
	])
	expect(view.questions[2]).toMatchObject({
		id: 'answer-email',
		isInvalid: true,
		isOptional: false,
		describedBy: 'answer-email-hint answer-email-error',
		control: { kind: 'line', type: 'email', inputMode: 'email', autocomplete: 'email', value: 'zoe@gmial' },
	})
	expect(view.questions[0]).toMatchObject({ isInvalid: false, describedBy: '', control: { value: 'Zoë' } })
	const adult = view.questions.at(-1)?.control
	expect(adult).toMatchObject({
		options: [
			{ id: 'answer-adult', isChosen: true },
			{ id: 'answer-adult-2', isChosen: false },
		],
	})
})

test('a question that depends on another is tied to the answers that ask it, for pages without JavaScript', () => {
	const home = stepOf('adoption', 'home')
	const landlord = (tenure: string) => showStep(home, { tenure }).questions.find(({ name }) => name === 'landlord')
	expect(landlord('own')).toMatchObject({
		isVisible: false,
		condition: '2',
	})
	const tenure = showStep(home, {}).questions.find(({ name }) => name === 'tenure')?.control
	const asking = tenure && 'options' in tenure ? tenure.options.filter(({ fulfils }) => fulfils === '2') : []
	expect(asking.map(({ value }) => value)).toEqual(['rent-private', 'rent-social'])
	expect(landlord('rent-private')?.isVisible).toBe(true)
})

test('a date is three boxes, filled from a draft or as it was typed', () => {
	const values = (start: string | string[]) => {
		const control = showStep(stepOf('fostering', 'kind'), { start }).questions[1]?.control
		return control?.kind === 'date' ? control.boxes.map(({ name, value }) => [name, value]) : []
	}
	expect(values('2027-03-05')).toEqual([
		['start-day', '5'],
		['start-month', '3'],
		['start-year', '2027'],
	])
	expect(values(['5th', 'March', '']).map(([, value]) => value)).toEqual(['5th', 'March', ''])
})

test('every control of a page has an id of its own, and all of it can be sent to the browser', () => {
	for (const id of FORM_IDS) {
		for (const step of formFor(id, formContext).steps) {
			const view = showStep(step, {})
			const ids = view.questions.flatMap(({ id: first, control }) => {
				if ('options' in control && control.kind !== 'select') return control.options.map((option) => option.id)
				return control.kind === 'date' ? control.boxes.map((box) => box.id) : [first]
			})
			expect(new Set(ids).size, step.id).toBe(ids.length)
			expect(JSON.parse(JSON.stringify(view))).toEqual(view)
		}
	}
})

test('dogs with pictures are portraits: the chosen one comes first, and the others are folded', () => {
	const dogs = Array.from({ length: 15 }, (_, id) =>
		aDog({ id, slug: `dog-${id}`, title: `Dog ${String(id).padStart(2, '0')}` }),
	)
	const step = formFor('adoption', someFormContext({ dogs })).steps[0] as Step
	const portraits = (answers: Answers) => {
		const control = showStep(step, answers).questions[0]?.control
		return control?.kind === 'portraits' ? control : undefined
	}
	expect(portraits({})).toMatchObject({ kind: 'portraits', shown: 13 })
	const chosen = portraits({ dog: 'dog-14' })
	expect(chosen?.shown).toBe(2)
	expect(chosen?.options.slice(0, 3).map(({ value }) => value)).toEqual(['any', 'dog-14', 'dog-0'])
})
