import { z } from 'zod'
import type { GeneralOptions } from '#content/model/content.ts'
import { amount, currency, flag, isEmpty, lines, text, whole } from '#content/model/fields/wordpress-values.ts'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import type { RawRecord } from '../read-base.ts'
import type { OptionParts, Warn } from './option-parts.ts'

const MAX_RESERVE_DAYS = 60

const band = z.object({
	country: text.pipe(z.string().regex(/^[a-z]{2}$/i, 'is not a country code such as GB')),
	label: text,
	up_to_grams: amount.pipe(z.number().positive()),
	price: z.object({ amount: whole.pipe(z.number()), currency }),
	days: z
		.preprocess((value) => (isEmpty(value) ? null : value), z.object({ from: whole, to: whole }).nullable())
		.catch(null),
})

/** The options under `shop`. */
export function readShop(given: RawRecord, { part, list }: OptionParts, warn: Warn): GeneralOptions['shop'] {
	const defaults = EMPTY_OPTIONS.shop
	const reserveDays = part(whole, given.reserve_days, 'shop.reserve_days')
	if (reserveDays !== null && reserveDays > MAX_RESERVE_DAYS) {
		warn('shop.reserve_days', `is more than ${MAX_RESERVE_DAYS}; ${MAX_RESERVE_DAYS} is used`)
	}
	return {
		delivery: list(band, given.delivery, 'shop.delivery').map(({ country, label, up_to_grams, price, days }) => ({
			// In the order of the schema, or a restart gives the same content another revision.
			country: country.toUpperCase(),
			label,
			upToGrams: up_to_grams,
			price,
			days: daysOf(days),
		})),
		returns: part(lines, given.returns, 'shop.returns'),
		vatNumber: part(text, given.vat_number, 'shop.vat_number'),
		reserveDays: Math.min(reserveDays || defaults.reserveDays, MAX_RESERVE_DAYS),
		lowStock: part(whole, given.low_stock, 'shop.low_stock') ?? defaults.lowStock,
		returnsAddress: part(lines, given.returns_address, 'shop.returns_address'),
		excludeDelayed: part(flag, given.exclude_delayed, 'shop.exclude_delayed') ?? defaults.excludeDelayed,
		customs: part(text, given.customs, 'shop.customs'),
		safety: part(lines, given.safety, 'shop.safety'),
	}
}

/** Null when one of the two is missing or they are the wrong way round. */
function daysOf(days: z.infer<typeof band>['days']) {
	if (!days || days.from === null || days.to === null || days.to < days.from) return null
	return { from: days.from, to: days.to }
}
