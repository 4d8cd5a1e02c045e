import { z } from 'zod'
import type { MerchItem, MerchVariant } from '#content/model/content.ts'
import { amount, currency, flag, lines, listOf, text, whole } from './fields.ts'
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

/** A thing for sale out of its record. */
export function readMerch(record: RawRecord, reading: RecordContext): MerchItem {
	const { headings: _, ...base } = readBase(record, reading)
	const { meta } = merchRecord.parse(record)
	// An early version of the contract had bare sizes, all in stock or none.
	const older = meta.sizes.map((size) => ({
		key: size,
		label: size,
		stock: meta.in_stock === false ? 0 : null,
		price: null,
	}))
	return {
		...base,
		gallery: reading.gallery(record.gallery, 'gallery'),
		types: readTerms(record.types, (place, message) => reading.warn(`types.${place}`, message)),
		price: meta.price,
		variants: distinct(meta.variants.length ? meta.variants : older, reading),
		weightG: meta.weight_g ?? 0,
		sizeGuide: meta.size_guide,
		dispatch: meta.dispatch,
	}
}

/** Orders and stock name a variant by its key, so two with one key cannot both be sold. */
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
