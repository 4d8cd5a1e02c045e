import { z } from 'zod'
import { field, fields, valueAt, withDefault } from './fields/field.ts'
import * as kind from './fields/field-kinds.ts'
import { group, listOf, optionalGroup } from './fields/stored-shape.ts'
import * as wordpress from './fields/wordpress-values.ts'
import { item, money } from './item.ts'

const MAX_PERSONALISATION_LENGTH = 200
const DEFAULT_PERSONALISATION_LENGTH = 40

const merchVariant = z.preprocess(
	countedByEarlierName,
	z.object({
		key: z.string(),
		label: z.string(),
		/** How many an editor counted on the shelf; what was sold since is in the site's store. null: not counted. */
		counted: z.number().nullable(),
		/** When, as ISO 8601, where it is said. Another time is another count, also of the same number. */
		countedAt: z.string().optional(),
		/** Minor units, when it differs from the item's price. */
		price: z.number().nullable(),
	}),
)
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
		'`{key, label, counted, counted_at, price}[]`. `key` is unique in the item, else the variant is skipped; `label` defaults to `key`; `counted`: how many there were when they were last counted, `null` is not counted (the older name `stock` is read as well); `counted_at`: when, as a date or a date and time with its zone (`2026-11-23T09:30:00Z`): another time is a new count, also of the same number; `price` in minor units where it differs',
	missing: 'none',
	stored: listOf(
		group({
			key: { kind: 'text' },
			label: { kind: 'text' },
			counted: { kind: 'whole' },
			counted_at: { kind: 'text' },
			price: { kind: 'whole' },
		}),
	),
	schema: z.array(merchVariant),
	input: wordpress.listOf(
		z.preprocess(
			countedByEarlierName,
			z.object({
				key: wordpress.text,
				label: wordpress.text,
				counted: wordpress.whole,
				counted_at: wordpress.text,
				price: wordpress.whole,
			}),
		),
	),
	convert: (list, { warn }) => distinct(list, warn),
})

const personalisation = field({
	at: 'meta.personalisation',
	values: `\`{label, max_length, pattern}\` or \`null\`: words that the buyer chooses, such as an engraving. \`label\` asks for them, \`max_length\` is 1 to ${MAX_PERSONALISATION_LENGTH} and the same for all variants, \`pattern\` the characters that can be put on it, as \`[A-Za-z0-9 ]*\`; "" for any. Such goods cannot be returned`,
	missing: '`null`',
	stored: optionalGroup({ label: { kind: 'text' }, max_length: { kind: 'whole' }, pattern: { kind: 'text' } }),
	schema: z.object({ label: z.string(), maxLength: z.number(), characters: z.string() }).nullable(),
	input: z.unknown(),
	convert: (value, { warn }, from) => {
		if (wordpress.isEmpty(value)) return null
		const parsed = personalisationInput.safeParse(value)
		if (!parsed.success) {
			warn(from, 'is not a label with a length; skipped')
			return null
		}
		const { label, max_length, pattern } = parsed.data
		if (!label) return null
		const characters = charactersOf(pattern)
		if (characters === undefined) {
			warn(`${from}.pattern`, 'is not a list of characters such as [A-Z0-9 ]*; any text is accepted')
		}
		return {
			label,
			maxLength: Math.min(max_length || DEFAULT_PERSONALISATION_LENGTH, MAX_PERSONALISATION_LENGTH),
			characters: characters ?? '',
		}
	},
})

const TARIFF_CODE = /^\d{6,10}$/

const tariffCode = field({
	at: 'meta.tariff_code',
	values: 'tariff code for customs (HS): 6 to 10 digits, spaces and dots are left out, `691200`',
	missing: '""',
	stored: { kind: 'text' },
	schema: z.string(),
	input: wordpress.text,
	convert: (text, { warn }, from) => {
		const digits = text.replace(/[\s.]/g, '')
		if (digits === '' || TARIFF_CODE.test(digits)) return digits
		warn(from, 'is not a tariff code of 6 to 10 digits; skipped')
		return ''
	},
})

const madeIn = field({
	at: 'meta.made_in',
	values: 'country in which it was made, for customs, as two letters (ISO 3166-1): `GB`',
	missing: '""',
	stored: { kind: 'text' },
	schema: z.string(),
	input: wordpress.text,
	convert: (text, { warn }, from) => {
		const code = text.trim().toUpperCase()
		if (code === '' || /^[A-Z]{2}$/.test(code)) return code
		warn(from, 'is not a country as two letters; skipped')
		return ''
	},
})

const safety = {
	...kind.lines('meta.safety'),
	values:
		'who makes it, with a postal address and an email address, who answers for it in the EU, and warnings: text, may have several lines',
	missing: '`shop.safety`',
}

const personalisationInput = z.object({
	label: wordpress.text,
	max_length: wordpress.whole,
	pattern: z
		.string()
		.nullish()
		.transform((value) => value ?? ''),
})

export const merchFields = fields({
	gallery: kind.pictures('gallery'),
	types: kind.terms('types', 'merch_type'),
	price,
	variants,
	weightG: kind.amountOrZero('meta.weight_g', 'number, for delivery'),
	sizeGuide: {
		...kind.lines('meta.size_guide'),
		values: 'text, may have several lines. “Round the chest: XS 86 cm, S 92 cm, M 100 cm.” becomes a table',
	},
	dispatch: kind.text('meta.dispatch'),
	personalisation: withDefault(personalisation, null),
	backOn: withDefault(kind.date('meta.back_on', 'date: when something sold out is expected again'), ''),
	vatRate: withDefault(
		kind.amount('meta.vat_rate', 'percent included in the price, where the charity is registered for VAT'),
		null,
	),
	needsDelivery: withDefault(kind.flag('meta.needs_delivery', { otherwise: true }), true),
	returnable: withDefault(kind.flag('meta.returnable', { otherwise: true }), true),
	tariffCode: withDefault(tariffCode, ''),
	madeIn: withDefault(madeIn, ''),
	safety: withDefault(safety, ''),
})

export const merchItem = item.extend(merchFields.schema.shape)
export type MerchItem = z.infer<typeof merchItem>

function variantsOfSizes(sizes: unknown, record: unknown): unknown {
	const given = z
		.object({ sizes: z.array(z.union([z.string(), z.number()])), in_stock: wordpress.flag.catch(null) })
		.safeParse({ sizes, in_stock: valueAt(record, 'meta.in_stock') })
	if (!given.success) return []
	const counted = given.data.in_stock === false ? 0 : null
	return given.data.sizes.map((size) => ({ key: size, label: size, counted, counted_at: '', price: null }))
}

/** Reads the earlier name of `counted`, in snapshots and in records of WordPress. */
function countedByEarlierName(variant: unknown): unknown {
	if (typeof variant !== 'object' || variant === null || !('stock' in variant)) return variant
	return 'counted' in variant ? variant : { ...variant, counted: variant.stock }
}

const ONE_CLASS = /^(\[(?:[^[\]\\]|\\.)+\])(?:[*+]|\{[01]?,\d*\})$/u

/**
 * The class of characters in a pattern, "[A-Z ]" of "[A-Z ]*". No other expression is taken: it would run on whatever a buyer types, and an
 * editor's may take minutes.
 */
function charactersOf(pattern: string): string | undefined {
	if (pattern === '') return ''
	const [, characters] = ONE_CLASS.exec(pattern) ?? []
	if (characters === undefined) return undefined
	try {
		return new RegExp(characters, 'v').source
	} catch {
		return undefined
	}
}

/** Skips variants with a repeated key: orders and stock refer to variants by key. */
function distinct(variants: VariantInput[], warn: (field: string, message: string) => void): MerchVariant[] {
	const keys = new Set<string>()
	return variants.flatMap(({ counted_at, ...one }, n) => {
		const isNew = one.key !== '' && !keys.has(one.key)
		if (!isNew) warn(`meta.variants.${n}.key`, one.key ? `"${one.key}" is used twice; skipped` : 'is empty; skipped')
		keys.add(one.key)
		const countedAt = instantIn(counted_at)
		if (counted_at !== '' && countedAt === '') warn(`meta.variants.${n}.counted_at`, 'is not a date or time; skipped')
		const { key, counted, price } = one
		// In the order of the schema, so that a snapshot is the same content.
		return isNew ? [{ key, label: one.label || key, counted, ...(countedAt && { countedAt }), price }] : []
	})
}

type VariantInput = Omit<MerchVariant, 'countedAt'> & { counted_at: string }

/** A date, or a date and time with its zone, in UTC; "" for anything else. */
function instantIn(text: string): string {
	const isInstant = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text)
	const instant = isInstant ? Date.parse(text) : Number.NaN
	return Number.isNaN(instant) ? '' : new Date(instant).toISOString()
}
