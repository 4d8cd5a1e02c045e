import { expect, test } from 'vitest'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { productData } from './product-data.server.ts'

test.each([
	['GBP', 1850, '18.50'],
	['JPY', 1500, '1500'],
	['KWD', 1500, '1.500'],
])('the price for search engines has the decimals of its currency: %s', (currency, amount, price) => {
	const item = aMerchItem({ price: { amount, currency } })
	const options = someOptions()
	const site = { ...options.site, currency }
	const delivery = [
		{ country: 'GB', label: 'Letter', upToGrams: 250, price: { amount: 225, currency }, days: { from: 2, to: 3 } },
	]
	const shop = { ...options.shop, delivery }
	const facts = someShop({ content: { merch: [item], options: { ...options, site, shop } } })
	const data = productData(item, facts, 'https://fairlead.example')
	expect(data?.offers).toMatchObject([{ price, priceCurrency: currency }])
})
