import type { ShopFacts } from '#app/features/shop/shop-facts.server.ts'
import { countedAvailability } from '#domain/shop/stock-name.ts'
import { someContent } from './content.ts'
import { someOptions } from './options.ts'

/** A shop that takes payments and posts to the United Kingdom, in November 2026, with everything that was counted. */
export function someShop({
	content = {},
	...known
}: Partial<Omit<ShopFacts, 'content'>> & { content?: Partial<ShopFacts['content']> } = {}): ShopFacts {
	const options = someOptions()
	const delivery = [
		{
			country: 'GB',
			label: 'UK letter',
			upToGrams: 250,
			price: { amount: 225, currency: 'GBP' },
			days: { from: 2, to: 3 },
		},
		{
			country: 'GB',
			label: 'UK parcel',
			upToGrams: 2000,
			price: { amount: 395, currency: 'GBP' },
			days: { from: 2, to: 3 },
		},
	]
	const shop = { ...options.shop, delivery }
	const whole = { ...someContent(), options: { ...options, shop }, ...content }
	return {
		content: whole,
		availability: countedAvailability(whole.merch),
		today: new Date('2026-11-23T00:00:00Z'),
		canPay: true,
		...known,
	}
}
