import { expect, test } from 'vitest'
import { yesNo } from '../../applications/forms/pages/yes-no.ts'
import type { Form, Step } from '../form.ts'
import { visibleFields, visibleFieldsOf } from './visible-fields.ts'

const step: Step = {
	id: 'pets',
	title: 'Pets',
	fields: [
		yesNo({ name: 'pets', label: 'Any animals?' }),
		yesNo({ name: 'dogs', label: 'Dogs among them?', when: { field: 'pets', is: ['yes'] } }),
		{ kind: 'text', name: 'breed', label: 'Which?', max: 80, when: { field: 'dogs', is: ['yes'] } },
	],
}

test('questions that depend on a hidden question are hidden', () => {
	const names = (pets: string) => visibleFields(step, { pets, dogs: 'yes', breed: 'terrier' }).map(({ name }) => name)
	expect(names('yes')).toEqual(['pets', 'dogs', 'breed'])
	expect(names('no')).toEqual(['pets'])
})

test('one of several ticked options fulfils a condition', () => {
	const ticked = { ...step, fields: step.fields.map((field) => ({ ...field })) }
	expect(visibleFields(ticked, { pets: ['no', 'yes'], dogs: 'no' })).toHaveLength(2)
})

test('inherited property names are not answers', () => {
	const form = {
		steps: [{ ...step, fields: [{ kind: 'text', name: 'constructor', label: '', max: 8 }] }],
	} as unknown as Form
	expect(visibleFieldsOf(form, {}).answers).toEqual({})
})
