import { expect, test } from 'vitest'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { findStop, firstUnfinished } from '../../forms/progress/progress.ts'
import { readStep } from '../../forms/validation/read-step.ts'
import { formFor } from './all-forms.ts'

const formContext = someFormContext()

test('a stray dog ends the form for owners with advice and leads to a report form that asks nothing about ownership', () => {
	const form = formFor('surrender', formContext)
	const { howSoon: _, isOwner: __, ...rest } = enough.surrender
	const answers = { ...rest, reason: 'stray' }
	expect(form.steps.flatMap((step) => (step.id === 'why' ? readStep(step, asTyped(answers)).errors : []))).toEqual([])
	const stop = findStop(form, answers)
	expect(stop?.text).toContain('council’s dog warden, straight away')
	expect(stop?.list?.join(' ')).toMatch(/microchip[\s\S]*Ring us on 01632 960 144/)
	expect(stop?.continuation?.answers(answers)).toEqual({
		name: 'Zoë O’Brien',
		email: 'zoe@example.org',
		phone: '01632 960 001',
	})
	expect(firstUnfinished(form, { ...enough.surrender, reason: 'stray' })?.id).toBe('why')
	const labels = formFor('found', formContext).steps.flatMap(({ fields }) => fields.map(({ label }) => label))
	expect(labels.join()).not.toMatch(/own|belong/i)
})
