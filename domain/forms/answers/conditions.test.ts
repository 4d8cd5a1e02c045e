import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { FORM_IDS, formFor } from '../../applications/forms/all-forms.ts'
import type { Field } from '../form.ts'
import { conditionsOf, MAX_CONDITIONS } from './conditions.ts'

const text = (name: string, when?: Field['when']): Field => ({
	kind: 'text',
	name,
	label: name,
	max: 80,
	...(when ? { when } : {}),
})

test('equal conditions have the same number, and each answer lists those it fulfils', () => {
	const rents = { field: 'tenure', is: ['private', 'social'] }
	const fields = [
		text('tenure'),
		text('landlord', rents),
		text('since', { ...rents }),
		text('council', { field: 'tenure', is: ['social'] }),
	]
	const { conditionOf, fulfilledBy } = conditionsOf(fields)
	expect(fields.map(conditionOf)).toEqual(['', '1', '1', '2'])
	expect(fulfilledBy('tenure', 'own')).toBe('')
	expect(fulfilledBy('tenure', 'private')).toBe('1')
	expect(fulfilledBy('tenure', 'social')).toBe('1 2')
	expect(fulfilledBy('landlord', 'social')).toBe('')
})

test('no page of any form has more conditions than the style sheet supports', () => {
	const formContext = someFormContext({ dogs: [aDog({ status: 'reserved' })] })
	for (const id of FORM_IDS) {
		for (const step of formFor(id, formContext).steps) {
			expect(conditionsOf(step.fields).count, `${id}, ${step.id}`).toBeLessThanOrEqual(MAX_CONDITIONS)
		}
	}
})
