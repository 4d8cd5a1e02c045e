import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { FORM_IDS, formFor } from '../../applications/forms/all-forms.ts'
import type { Field, Step } from '../form.ts'
import { cutAnswers } from './cut-answers.ts'

const step: Step = {
	id: 'you',
	title: 'You',
	fields: [
		{ kind: 'textarea', name: 'why', label: 'Why?', max: 500 },
		{ kind: 'text', name: 'town', label: 'Town', max: 80 },
		{ kind: 'date', name: 'from', label: 'From', invalid: 'Enter a date' },
	],
}

test('answers are stored up to four times their limit, and those that are longer are named', () => {
	const typed = { why: 'é'.repeat(2000), town: 'x'.repeat(400), from: ['1', '1', '2027'] }
	expect(cutAnswers(step, typed)).toEqual({ answers: typed, cut: [] })
	const longer = { ...typed, why: `${typed.why}!`, from: ['1', '9'.repeat(500_000), ''] }
	expect(cutAnswers(step, longer)).toEqual({
		answers: { ...typed, from: ['1', '9'.repeat(400), ''] },
		cut: ['why', 'from'],
	})
})

test('a character is never cut in half, and counts once', () => {
	const dogs = '🐶'.repeat(2000)
	expect(cutAnswers(step, { why: dogs })).toEqual({ answers: { why: dogs }, cut: [] })
	expect(cutAnswers(step, { why: `${dogs}🐶` })).toEqual({ answers: { why: dogs }, cut: ['why'] })
})

test('a draft has room for a form with every answer at its limit, in any script', () => {
	const limitOf = (field: Field) => (field.kind === 'textarea' || field.kind === 'text' ? field.max : 100)
	for (const id of FORM_IDS) {
		const fields = formFor(id, someFormContext()).steps.flatMap(({ fields }) => fields)
		const bytes = fields.reduce((sum, field) => sum + 3 * limitOf(field), 0)
		expect(bytes, id).toBeLessThan(48 * 1024)
	}
})
