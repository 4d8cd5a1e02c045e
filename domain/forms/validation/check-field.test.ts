import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { FORM_IDS, formFor } from '../../applications/forms/all-forms.ts'
import type { FormId } from '../form.ts'
import { checkField } from './check-field.ts'

const formContext = someFormContext({ dogs: [aDog()] })

const fieldsOf = (id: FormId) => formFor(id, formContext).steps.flatMap((step) => step.fields)

test('every number field accepts its range and rejects values outside it', () => {
	const numbers = FORM_IDS.flatMap(fieldsOf).filter((field) => field.kind === 'number')
	expect(numbers.length).toBeGreaterThan(0)
	for (const field of numbers) {
		for (const fine of [field.min, field.max]) expect(checkField(field, String(fine))).toEqual({ value: String(fine) })
		for (const typed of [String(field.min - 1), String(field.max + 1), 'some', '1e2', '٣', 'Infinity', '0x10']) {
			expect(checkField(field, typed), `${field.name} ${typed}`).toEqual({ message: field.invalid })
		}
		expect(checkField(field, '1.5')).toEqual(field.isInteger ? { message: field.invalid } : { value: '1.5' })
	}
})

for (const id of FORM_IDS) {
	const fields = fieldsOf(id)

	test(`${id}: every offered option is accepted, any other counts as empty`, () => {
		for (const field of fields) {
			if (!('options' in field)) continue
			for (const { value } of field.options) {
				expect(checkField(field, value), field.name).toEqual({ value: field.kind === 'checkboxes' ? [value] : value })
			}
			const none = field.missing ? { message: field.missing } : { value: field.kind === 'checkboxes' ? [] : '' }
			expect(checkField(field, 'something else'), field.name).toEqual(none)
		}
	})

	test(`${id}: every text is accepted up to its maximum length and rejected beyond, with the count`, () => {
		for (const field of fields) {
			if (field.kind !== 'textarea' && field.kind !== 'text') continue
			if ('read' in field && field.read) continue
			expect(checkField(field, 'é'.repeat(field.max)), field.name).toEqual({ value: 'é'.repeat(field.max) })
			const [most, count] = [field.max, field.max + 1].map((number) => number.toLocaleString('en-GB'))
			expect(checkField(field, 'é'.repeat(field.max + 1)), field.name).toEqual({
				message: `Your answer must be ${most} characters or fewer. You have ${count}`,
			})
		}
	})

	test(`${id}: empty required fields are errors, empty optional fields are not`, () => {
		for (const field of fields) {
			const expected = field.missing ? { message: field.missing } : { value: field.kind === 'checkboxes' ? [] : '' }
			expect(checkField(field, ''), field.name).toEqual(expected)
			expect(field.missing ?? 'Enter ').toMatch(/^(Enter|Select|Tick|Choose|Hours must) ?/)
		}
	})
}

const email = formFor('newsletter', formContext).steps[0]?.fields[0]
test.each([
	['name@example.com', 'name@example.com'],
	['o’brien@example.com', "o'brien@example.com"],
	["o'brien+dogs@example.co.uk", "o'brien+dogs@example.co.uk"],
	['sam@münchen.de', 'sam@xn--mnchen-3ya.de'],
	['sam@EXAMPLE.com', 'sam@example.com'],
	['zoë@example.com', 'zoë@example.com'],
	['ZOË.Müller@example.com', 'ZOë.Müller@example.com'],
	['用户@例え.jp', '用户@xn--r8jz45g.jp'],
	['иван@почта.рф', 'иван@xn--80a1acny.xn--p1ai'],
	['محمد@example.com', 'محمد@example.com'],
	['a@example.com, b@example.com', undefined],
	['zoë@example.com\u2028bcc: x@example.com', undefined],
	['zo ë@example.com', undefined],
	['"zoë"@example.com', undefined],
	['zoë<x>@example.com', undefined],
	['.zoë@example.com', undefined],
	[`${'ë'.repeat(33)}@example.com`, undefined],
	['zoë@example.xn--', undefined],
	['Sam <sam@example.com>', undefined],
	['sam@localhost', undefined],
	['sam.@example.com', undefined],
	['@example.com', undefined],
	[`${'x'.repeat(250)}@example.com`, undefined],
])('the address "%s" is kept as %s', (typed, kept) => {
	if (!email) throw new Error('no such field')
	const checked = checkField(email, typed)
	expect('value' in checked ? checked.value : undefined).toBe(kept)
})
