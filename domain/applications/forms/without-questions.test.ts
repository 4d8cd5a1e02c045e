import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { showStep } from '#app/features/applications/steps/show-step.server.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import type { Form, FormId } from '../../forms/form.ts'
import { finalAnswers, findStage, firstUnfinished, resolveStep } from '../../forms/progress/progress.ts'
import { staffFlags } from '../submissions/staff-flags.ts'
import { completeForm, FORM_IDS, formFor } from './all-forms.ts'
import { canBeSwitchedOff } from './without-questions.ts'

const complete = someFormContext({ dogs: [aDog({ status: 'reserved' })] })
const formContextWithout = (...questionsOff: string[]) => ({ ...complete, questionsOff })
const formWithout = (id: FormId, ...names: string[]) =>
	formFor(id, formContextWithout(...names.map((name) => `${id}.${name}`)))
const namesOf = ({ steps }: Form) => steps.flatMap(({ fields }) => fields.map(({ name }) => name))
const readAnswers = (form: Form) => finalAnswers(form, enough[form.id])

test('a question that is switched off is neither asked, nor required, nor stored', () => {
	const { allergies: _, ...rest } = enough.adoption
	expect(firstUnfinished(formFor('adoption', complete), rest)?.id).toBe('people')
	const form = formWithout('adoption', 'allergies')
	expect(namesOf(form)).not.toContain('allergies')
	expect(firstUnfinished(form, rest)).toBeUndefined()
	expect(readAnswers(form)).not.toHaveProperty('allergies')
	expect(namesOf(formFor('fostering', formContextWithout('adoption.allergies')))).toContain('allergies')
})

test('questions that follow from it go too, and a page without any', () => {
	const one = formWithout('adoption', 'offence')
	expect(namesOf(one)).not.toContain('offenceWhat')
	const titles = (form: Form) => form.steps.map(({ title }) => title)
	expect(titles(formFor('adoption', complete))).toContain('Two questions we ask everyone')
	expect(titles(one)).toContain('A question we ask everyone')
	const none = formWithout('adoption', 'offence', 'gaveUp')
	expect(none.steps.map(({ id }) => id)).not.toContain('history')
	expect(none.stages?.at(-1)).toMatchObject({ title: 'To finish', from: 'why' })
	expect(findStage(none, 'why')).toMatchObject({ title: 'To finish', number: 5, count: 5 })
	expect(namesOf(formWithout('adoption', 'vetPractice'))).not.toContain('vetPermission')
})

test('an open page of a question that was switched off leads on', () => {
	const form = formWithout('adoption', 'offence', 'gaveUp')
	expect(resolveStep(form, readAnswers(form), 'history', true)).toEqual({ redirectTo: 'check' })
	expect(resolveStep(form, {}, 'history', false)).toEqual({ redirectTo: 'start' })
	expect(resolveStep(form, {}, 'constructor', true)).toBeUndefined()
})

test('no rule reads it: staff flags, urgency and what to have ready', () => {
	const found = { ...enough.found, reported: 'no' }
	const flagsWith = (...off: string[]) => {
		const formContext = formContextWithout(...off)
		return staffFlags(formContext, finalAnswers(formFor('found', formContext), found)).map(({ text }) => text)
	}
	expect(flagsWith()).toContain('The dog warden has not been told yet')
	expect(flagsWith('found.reported')).toEqual([])
	expect(readAnswers(formWithout('surrender', 'safe'))).not.toHaveProperty('safe')
	expect(formWithout('adoption', 'vetPractice', 'fenceHeight').before({}).have).toEqual([
		'Your address.',
		'The ages of everyone at home, people and animals.',
	])
})

test('who writes, what it is about and declarations are asked in any case', () => {
	for (const id of FORM_IDS) {
		const form = completeForm(id, complete)
		const bare = formWithout(id, ...namesOf(form), 'toString', '')
		const needed = form.steps.flatMap(({ fields }) => fields.filter((field) => !canBeSwitchedOff(field)))
		expect(namesOf(bare)).toEqual(expect.arrayContaining(needed.map(({ name }) => name)))
		expect(namesOf(bare).length, id).toBeGreaterThan(0)
		expect([id, bare.before({}).have.length <= form.before({}).have.length]).toEqual([id, true])
		for (const step of bare.steps) expect(findStage(bare, step.id)?.number ?? 1).toBeGreaterThan(0)
	}
})

test('every question alone can be switched off: the rest is complete, and no page shows it', () => {
	for (const id of FORM_IDS) {
		const form = completeForm(id, complete)
		for (const field of form.steps.flatMap(({ fields }) => fields).filter(canBeSwitchedOff)) {
			const bare = formWithout(id, field.name)
			const { [field.name]: _, ...rest } = enough[id]
			expect([id, field.name, firstUnfinished(bare, rest)?.id]).toEqual([id, field.name, undefined])
			const shown = bare.steps.flatMap((step) => showStep(step, enough[id]).questions.map(({ name }) => name))
			expect(shown).not.toContain(field.name)
		}
	}
})

test('the documentation names every question that can be switched off', () => {
	const page = readFileSync(new URL('../../../docs/content-model.md', import.meta.url), 'utf8')
	for (const id of FORM_IDS) {
		const fields = completeForm(id, complete).steps.flatMap((step) => step.fields)
		const names = fields.filter(canBeSwitchedOff).map(({ name, sensitive }) => (sensitive ? `**${name}**` : name))
		expect(page).toContain(`| \`${id}.\` | ${names.join(', ')} |`)
	}
})
