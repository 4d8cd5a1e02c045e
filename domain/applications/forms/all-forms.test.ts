import { expect, test } from 'vitest'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { errorsOf } from '#tests/builders/applications/form-errors.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { aRole } from '#tests/builders/content/role.ts'
import { visibleFields, visibleFieldsOf } from '../../forms/answers/visible-fields.ts'
import { findStop, firstUnfinished } from '../../forms/progress/progress.ts'
import { readStep } from '../../forms/validation/read-step.ts'
import { FORM_IDS, formFor } from './all-forms.ts'

const formContext = someFormContext({
	dogs: [aDog({ title: 'Biscuit' }), aDog({ id: 102, title: 'Moss', status: 'reserved' })],
	roles: [
		aRole({ slug: 'driver', title: 'Driver', minimumAge: 25 }),
		aRole({ id: 702, slug: 'kennels', title: 'Kennels' }),
	],
})

for (const id of FORM_IDS) {
	const form = formFor(id, formContext)

	test(`${id}: field names are unique, conditions refer to earlier fields of the page, radios have at most seven options`, () => {
		const names = form.steps.flatMap(({ fields }) => fields.map(({ name }) => name))
		expect(new Set(names).size).toBe(names.length)
		for (const { fields } of form.steps) {
			for (const [index, { when }] of fields.entries()) {
				if (!when) continue
				const before = fields.slice(0, index).find(({ name }) => name === when.field)
				expect(before && 'options' in before ? before.options.map(({ value }) => value) : []).toEqual(
					expect.arrayContaining(when.is),
				)
			}
			for (const field of fields) {
				if (field.kind === 'radios') expect(field.options.length, field.name).toBeLessThanOrEqual(7)
			}
		}
	})

	test(`${id}: each visible required question has its own error, in order`, () => {
		const { steps } = visibleFieldsOf(form, {})
		const missing = steps.flatMap((step) => visibleFields(step, {}).flatMap((field) => field.missing ?? []))
		expect(errorsOf(form, {}).filter((message) => missing.includes(message))).toEqual(missing)
	})

	test(`${id}: required answers are sufficient`, () => {
		const typed = Object.assign({}, ...form.steps.map((step) => readStep(step, asTyped(enough[id])).typed))
		expect(firstUnfinished(form, typed)).toBeUndefined()
		expect(findStop(form, typed)).toBeUndefined()
	})

	test(`${id}: each required answer is necessary`, () => {
		for (const name of Object.keys(enough[id])) {
			const typed = { ...enough[id], [name]: '' }
			const asked = form.steps.some(({ fields }) => fields.some((field) => field.name === name))
			if (asked && !['phone'].includes(name)) expect(firstUnfinished(form, typed), name).not.toBeUndefined()
		}
	})
}

test('the start date of fostering is today or later', () => {
	const start = ['21', '11', '2026']
	expect(errorsOf(formFor('fostering', formContext), { ...enough.fostering, start })).toEqual([])
})

test('minors are referred to other ways to help', () => {
	for (const id of ['adoption', 'fostering'] as const) {
		const stop = findStop(formFor(id, formContext), { ...enough[id], adult: 'no' })
		expect(stop?.title).toMatch(/^You need to be 18 to (adopt|foster)$/)
		expect(stop?.links.map(({ url }) => url)).toEqual(['/waystohelp/volunteering', '/fostering'])
	}
})

test('roles for adults are refused to minors, who must name a guardian', () => {
	const form = formFor('volunteering', formContext)
	const guardian = { guardianName: 'Ada', guardianPhone: '01632 960 002', guardianEmail: 'ada@example.org' }
	const young = { ...enough.volunteering, ageBand: '16-17', ...guardian }
	expect(errorsOf(form, { ...young, role: 'driver' })).toEqual([
		'You need to be 25 or over for Driver. Choose another role, or “Wherever you need me”',
	])
	expect(errorsOf(form, { ...young, role: 'kennels' })).toEqual([])
	expect(errorsOf(form, { ...enough.volunteering, role: 'driver' })).toEqual([])
})

test('people who are not safe see whom to ring first, and the answer is sensitive', () => {
	const [you] = formFor('surrender', someFormContext()).steps
	expect(you?.first?.({ safe: 'no' })).toBe('ring')
	expect(you?.first?.({ safe: 'yes' })).toBeUndefined()
	expect(you?.fields.find(({ name }) => name === 'safe')).toMatchObject({ sensitive: true, discreet: true })
})
