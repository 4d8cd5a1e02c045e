import { expect, test } from 'vitest'
import { createFormContext } from '#domain/applications/form-context.ts'
import type { Email } from '#domain/emails/email.ts'
import { claim } from '#records/outbox/deliveries.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { askAndConfirm } from '#tests/builders/shop/stock-notice.ts'
import { freshStore } from '#tests/records/stores.ts'
import { sendStockNotices } from './send-stock-notices.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const SITE = 'https://www.fairlead.example'

test('only what is there again is told, with how many, and a way off what is still waited for', async () => {
	const store = await freshStore('sqlite')
	const shirt = (m: number) =>
		aMerchItem({
			id: 208,
			slug: 't-shirt',
			title: 'T-shirt',
			variants: [
				{ key: 'm', label: 'M', counted: m, price: null },
				{ key: 'l', label: 'L', counted: 0, price: null },
			],
		})
	const run = (m: number) => {
		const content = someContent({ options: someOptions(), merch: [shirt(m)] })
		const formContext = createFormContext(content, SITE, NOW)
		const rest = { formSecret, timezone: 'Europe/London', now: NOW }
		const onError = (error: unknown) => expect(error).toBeUndefined()
		return sendStockNotices({ store, content, formContext, ...rest, onError })
	}
	for (const variant of ['m', 'l', 'gone'])
		await askAndConfirm(store, { merchId: 208, variant, title: 'T-shirt', email: 'sam@example.org' }, NOW)
	expect(await run(0)).toBe(0)
	expect(await run(2)).toBe(1)
	expect(await run(2)).toBe(0)
	const sent = (await claim(store, 10, NOW))
		.map(({ payload }) => payload as Email)
		.find(({ subject }) => subject !== 'Confirm')
	expect(sent).toMatchObject({ to: 'sam@example.org', subject: 'Back in our shop: T-shirt, M' })
	expect(sent?.text).toContain('There are 2 so far')
	expect(sent?.text).toContain(`${SITE}/merch/t-shirt`)
	expect(sent?.text).toMatch(/\/shop\/notice\/stop\?key=[\w-]+\.[\w-]+/)
})
