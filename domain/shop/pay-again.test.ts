import { expect, test } from 'vitest'
import type { MerchItem } from '#content/model/merch-item.ts'
import { DAY_MS } from '#lib/dates.ts'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { payAgainRefusal } from './pay-again.ts'

const line = anOrderLine()
const order = anOrder({ lines: [line] })
const { createdAt } = order.payable

/** The item of the line as it is published today. */
function published(changes: Partial<MerchItem> = {}): MerchItem {
	const variants =
		line.variant === '' ? [] : [{ key: line.variant, label: line.variantLabel, counted: null, price: line.unitMinor }]
	const price = { amount: line.unitMinor, currency: order.payable.due.currency }
	return aMerchItem({ id: line.merchId, slug: line.slug, price, variants, ...changes })
}

const after = (days: number, merch: MerchItem[] = [published()], stateAt = 0) =>
	payAgainRefusal(order, [{ stateAt }], { merch, now: createdAt + days * DAY_MS })

test('an order can be paid for a week after the last try, at the prices at which it was placed', () => {
	expect(after(0)).toBeUndefined()
	expect(after(7)).toBeUndefined()
	expect(after(8)).toBe('too late')
	expect(after(12, [published()], createdAt + 6 * DAY_MS)).toBeUndefined()
	expect(after(14, [published()], createdAt + 6 * DAY_MS)).toBe('too late')
})

test('what is no longer sold as it was ordered cannot be paid', () => {
	const dearer = published({
		price: { amount: line.unitMinor + 100, currency: 'GBP' },
		variants: published().variants.map((one) => ({ ...one, price: line.unitMinor + 100 })),
	})
	const inEuro = published({ price: { amount: line.unitMinor, currency: 'EUR' } })
	const other = published({ id: line.merchId + 1 })
	const withoutVariant = published({ variants: [{ key: 'another', label: 'Other', counted: null, price: null }] })
	for (const merch of [[], [dearer], [inEuro], [other], [withoutVariant]]) expect(after(1, merch)).toBe('changed')
})

test('what is no longer engraved cannot be paid with its words', () => {
	const engraved = anOrder({ lines: [{ ...line, personalisation: 'DOT' }] })
	const on = (merch: MerchItem) => payAgainRefusal(engraved, [], { merch: [merch], now: createdAt })
	expect(on(published())).toBe('changed')
	expect(on(published({ personalisation: { label: 'Words', maxLength: 20, characters: '' } }))).toBeUndefined()
})
