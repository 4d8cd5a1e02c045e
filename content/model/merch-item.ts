import { z } from 'zod'
import { field, fields, valueAt } from './fields/field.ts'
import * as kind from './fields/field-kinds.ts'
import { group, listOf, optionalGroup } from './fields/stored-shape.ts'
import * as wordpress from './fields/wordpress-values.ts'
import { item, money } from './item.ts'

export const merchVariant = z.object({
	key: z.string(),
	label: z.string(),
	/** null: not counted. */
	stock: z.number().nullable(),
	/** Minor units, when it differs from the item's price. */
	price: z.number().nullable(),
})
export type MerchVariant = z.infer<typeof merchVariant>

const price = field({
	at: 'meta.price',
	values: '`{amount, currency}`',
	missing: '**skipped**',
	stored: optionalGroup({ amount: { kind: 'whole' }, currency: { kind: 'text' } }),
	schema: money,
	input: z.object(
		{
			amount: z.preprocess(
				(value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
				z.int().nonnegative(),
			),
			currency: wordpress.currency,
		},
		'is not an amount with a currency',
	),
	convert: (value) => value,
})

const variants = field({
	at: 'meta.variants',
	// All sizes in stock, or none.
	earlier: { at: 'meta.sizes', replaces: wordpress.isEmpty, translate: variantsOfSizes },
	values:
		'`{key, label, stock, price}[]`. `key` is unique in the item, else the variant is skipped; `label` defaults to `key`; `stock: null` is not counted; `price` in minor units where it differs',
	missing: 'none',
	stored: listOf(
		group({ key: { kind: 'text' }, label: { kind: 'text' }, stock: { kind: 'whole' }, price: { kind: 'whole' } }),
	),
	schema: z.array(merchVariant),
	input: wordpress.listOf(
		z.object({ key: wordpress.text, label: wordpress.text, stock: wordpress.whole, price: wordpress.whole }),
	),
	convert: (list, { warn }) => distinct(list, warn),
})

export const merchFields = fields({
	gallery: kind.pictures('gallery'),
	types: kind.terms('types', 'merch_type'),
	price,
	variants,
	weightG: kind.amountOrZero('meta.weight_g', 'number, for delivery'),
	sizeGuide: kind.lines('meta.size_guide'),
	dispatch: kind.text('meta.dispatch'),
})

export const merchItem = item.extend(merchFields.schema.shape)
export type MerchItem = z.infer<typeof merchItem>

function variantsOfSizes(sizes: unknown, record: unknown): unknown {
	const given = z
		.object({ sizes: z.array(z.union([z.string(), z.number()])), in_stock: wordpress.flag.catch(null) })
		.safeParse({ sizes, in_stock: valueAt(record, 'meta.in_stock') })
	if (!given.success) return []
	const stock = given.data.in_stock === false ? 0 : null
	return given.data.sizes.map((size) => ({ key: size, label: size, stock, price: null }))
}

/** Skips variants with a repeated key: orders and stock refer to variants by key. */
function distinct(variants: MerchVariant[], warn: (field: string, message: string) => void): MerchVariant[] {
	const keys = new Set<string>()
	return variants.flatMap((one, n) => {
		const isNew = one.key !== '' && !keys.has(one.key)
		if (!isNew) warn(`meta.variants.${n}.key`, one.key ? `"${one.key}" is used twice; skipped` : 'is empty; skipped')
		keys.add(one.key)
		return isNew ? [{ ...one, label: one.label || one.key }] : []
	})
}
