import { expect, test } from 'vitest'
import { createEmailContext } from '#domain/payables/email-context.ts'
import type { NewOrder } from '#domain/shop/order.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aNewOrderLine } from '#tests/builders/shop/order.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { freshStore } from '#tests/records/stores.ts'
import { readPrint } from './read-print.server.ts'

const OWN_WORDS = 'Changed your mind? Tell us within 14 days.'
const TAG = aNewOrderLine({ title: 'Name tag', personalisation: 'DOT', returnable: false })

/** What the packing slip of a paid order says of returns. */
async function returnsFor(ordered: Partial<NewOrder>) {
	const store = await freshStore('sqlite')
	const { content } = someShop()
	const options = content.options && { ...content.options, shop: { ...content.options.shop, returns: OWN_WORDS } }
	const { charity } = someGivingEmailContext()
	const words = createEmailContext(options, { ...charity, phone: '01632 960 144' }, formSecret)
	const { payable } = await aPaidOrder(store, ordered)
	const query = { print: 'slips-a4' as const, references: [payable.reference], start: 1 }
	const giving = { provider: undefined, words, deliveriesOf: () => [], warnings: [] }
	const desk = {
		store,
		content: { ...content, options },
		timezone: 'Europe/London',
		today: '2026-11-30',
		siteUrl: charity.url,
		giving,
	}
	const [slip] = (await readPrint(query, desk)).slips
	if (!slip) throw new Error('no slip')
	return { full: slip.returns.full.join('\n'), short: slip.returns.short.join('\n') }
}

test('a packing slip offers to change one’s mind only for what the law lets come back', async () => {
	const personal = await returnsFor({ lines: [TAG] })
	expect(personal.full).not.toContain('Changed your mind')
	for (const text of [personal.full, personal.short])
		expect(text).toMatch(/“Name tag”: made with your own words, so it can’t be cancelled or returned\..*wrong/s)
	expect(personal.short).not.toContain('send')

	const mixed = await returnsFor({ lines: [TAG, aNewOrderLine()] })
	expect(mixed.full).toMatch(/“Name tag”: made with your own words.*\nAbout the rest: Changed your mind\?/s)
	expect(mixed.short).toMatch(/“Name tag”: made with your own words.*\nTo send the rest back, ring/s)

	const plain = await returnsFor({})
	expect(plain.full).toBe(`${OWN_WORDS}\nTo reach us, ring 01632\u{A0}960\u{A0}144.`)
	expect(plain.short).toBe('To send something back, ring 01632\u{A0}960\u{A0}144.')
})

test('the slip of a parcel abroad has our number as it is dialled there', async () => {
	const address = { lines: ['4 Main Street'], town: 'Newtown', county: 'County Meath', postcode: '', country: 'IE' }
	const { full, short } = await returnsFor({ address })
	for (const text of [full, short]) expect(text).toContain('ring +44\u{A0}1632\u{A0}960\u{A0}144.')
})
