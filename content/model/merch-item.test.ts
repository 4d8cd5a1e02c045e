import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseItemFile } from '../embedded/files/item-file.ts'
import { valueAt } from './fields/field.ts'
import { merchFields, merchItem } from './merch-item.ts'

const SAMPLE = join(import.meta.dirname, '../../sample/merch')

/** Whose usual answer is yes. */
const USUALLY_YES = ['meta.needs_delivery', 'meta.returnable']

test('every field of merch has a value in the sample', () => {
	const items = readdirSync(SAMPLE).map((name) => {
		const { meta, front } = parseItemFile(readFileSync(join(SAMPLE, name), 'utf8'), 'merch', `merch/${name}`, 0)
		return { ...front, meta }
	})
	const missing = merchFields.rows
		.map(({ at }) => at)
		.filter((at) => !items.some((item) => saysSomething(valueAt(item, at), USUALLY_YES.includes(at))))

	expect(missing, 'no file of sample/merch gives these fields of content/model/merch-item.ts a value: add one').toEqual(
		[],
	)
})

test('the stock of variants in an older snapshot is read as counted', () => {
	const variant = { key: 's', label: 'Small', price: null }
	const variants = merchItem.shape.variants
	expect(variants.parse([{ ...variant, stock: 3 }])).toEqual([{ ...variant, counted: 3 }])
	expect(variants.parse([{ ...variant, stock: 3, counted: null }])).toEqual([{ ...variant, counted: null }])
})

function saysSomething(value: unknown, isUsuallyYes: boolean): boolean {
	if (isUsuallyYes) return value === false
	if (Array.isArray(value)) return value.length > 0
	return value !== undefined && value !== null && value !== ''
}
