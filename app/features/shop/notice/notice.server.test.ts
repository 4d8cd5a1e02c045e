import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { someShop } from '#tests/builders/content/shop-facts.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { freshStore } from '#tests/records/stores.ts'
import { takeNotice } from './notice.server.ts'

test('a pasted address is stored as one that an email reaches, and typed otherwise it is the same', async () => {
	const store = await freshStore('sqlite')
	const item = aMerchItem({ variants: [{ key: 'm', label: 'Medium', price: null, counted: 0, countedAt: '' }] })
	const limit = {
		clientHash: 'a client',
		maxPerClientHour: 9,
		maxPerSiteHour: 9,
		alarm: () => {
			throw new Error('the limit is not reached')
		},
		onAlarm() {},
	}
	const request = {
		store,
		facts: someShop({ content: { merch: [item] } }),
		formSecret,
		now: 0,
		limit,
		charity: someFormContext().charity,
	}
	const ask = (email: string) => takeNotice(new URLSearchParams({ slug: item.slug, wanted: 'm', email }), request)
	for (const email of ['\u200bzoë@münchen.de', 'mailto:ZOË@xn--mnchen-3ya.de']) {
		expect(await ask(email)).toMatchObject({ kind: 'stored' })
	}
	const rows = await store.db.selectFrom('stock_notice').select('email').execute()
	expect(rows.map(({ email }) => email)).toEqual(['zoë@xn--mnchen-3ya.de'])
	const refused = await ask('zoë@mün→chen.de')
	expect(refused).toMatchObject({ kind: 'again', status: 422, typed: { email: 'zoë@mün→chen.de' } })
})
