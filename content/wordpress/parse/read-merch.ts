import { z } from 'zod'
import type { MerchItem, MerchVariant } from '#content/model/content.ts'
import { amount, currency, flag, lines, listOf, text, whole } from '#content/model/wordpress-values.ts'
import { type RawRecord, readBase } from './read-base.ts'
import { readTerms } from './read-terms.ts'
import type { RecordContext } from './record-context.ts'

const variant = z.object({ key: text, label: text, stock: whole, price: whole })

const merchRecord = z.object({
	meta: z.object({
		price: z.object(
			{ amount: z.preprocess(numeric, z.int().nonnegative()), currency },
			'is not an amount with a currency',
		),
		variants: listOf(variant),
		sizes: listOf(text).catch([]),
		in_stock: flag.catch(null),
		weight_g: amount,
		size_guide: lines,
		dispatch: text,
	}),
})

export function readMerch(record: RawRecord, context: RecordContext): MerchItem {
	const { headings: _, ...base } = readBase(record, context)
	const { meta } = merchRecord.parse(record)
	// The early contract had only sizes, all in stock or none.
	const older = meta.sizes.map((size) => ({
		key: size,
		label: size,
		stock: meta.in_stock === false ? 0 : null,
		price: null,
	}))
	return {
		...base,
		gallery: context.gallery(record.gallery, 'gallery'),
		types: readTerms(record.types, (place, message) => context.warn(`types.${place}`, message)),
		price: meta.price,
		variants: distinct(meta.variants.length ? meta.variants : older, context),
		weightG: meta.weight_g ?? 0,
		sizeGuide: meta.size_guide,
		dispatch: meta.dispatch,
	}
}

/** Skips variants with a repeated key: orders and stock refer to variants by key. */
function distinct(variants: MerchVariant[], { warn }: RecordContext): MerchVariant[] {
	const keys = new Set<string>()
	return variants.flatMap((one, n) => {
		const isNew = one.key !== '' && !keys.has(one.key)
		if (!isNew) warn(`meta.variants.${n}.key`, one.key ? `"${one.key}" is used twice; left out` : 'is empty; left out')
		keys.add(one.key)
		return isNew ? [{ ...one, label: one.label || one.key }] : []
	})
}

function numeric(value: unknown) {
	return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}
