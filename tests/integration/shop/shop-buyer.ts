import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aVisitor, type Seen } from '../support/form-visitor.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { copySmallCharity } from '../support/small-charity.ts'
import { askRecords } from '../support/stored-records.ts'

/** A buyer in the United Kingdom. */
export const BUYER = {
	firstName: 'Zoë',
	lastName: 'O’Brien',
	email: 'zoe@example.org',
	phone: '',
	country: 'GB',
	line1: '12 Mill Lane',
	line2: '',
	town: 'Thornford',
	postcode: 'sa148nn',
}

/** The small charity with all goods of the sample. `change` rewrites the file of one. */
export function charityWithGoods() {
	const folder = copySmallCharity()
	cpSync(join(import.meta.dirname, '../../../sample/merch'), join(folder, 'merch'), { recursive: true })
	return {
		folder,
		change(item: string, rewrite: (text: string) => string) {
			const file = join(folder, 'merch', `${item}.md`)
			writeFileSync(file, rewrite(readFileSync(file, 'utf8')))
		},
	}
}

interface Bought {
	slug: string
	variant: string
	quantity?: number
}

/** A visitor without JavaScript with a basket of these. */
export async function aBuyer(site: Pick<SiteProcess, 'url'>, goods: Bought[], donation = '') {
	const visitor = aVisitor(site)
	const post = (path: string, fields: Record<string, string>) =>
		visitor.send({ path, text: '' }, new URLSearchParams(fields))
	for (const { slug, variant, quantity = 1 } of goods) {
		await post('/basket', { slug, variant, quantity: String(quantity) })
	}
	if (donation) await post('/basket', { donation })
	const fill = async (path: string, fields: Record<string, string>) =>
		visitor.send(await visitor.get(path), new URLSearchParams(fields))
	return {
		...visitor,
		details: (changes: Record<string, string> = {}) => fill('/checkout/details', { ...BUYER, ...changes }),
		delivery: (fields: Record<string, string> = {}) => fill('/checkout/delivery', { note: '', ...fields }),
		/** Presses a button of the page. */
		pay: (page: Seen, by: 'bank' | 'card' = 'bank') => visitor.send(page, new URLSearchParams({ pay: by })),
		/** By card. @returns the page of Stripe */
		async toStripe(page: Seen, fields: Record<string, string> = { pay: 'card' }) {
			const { url, path } = await visitor.send(page, new URLSearchParams(fields))
			if (!path.startsWith('/c/pay/')) throw new Error(`not led to Stripe but to ${path}`)
			return url
		},
		/** To the page of paying, with its one way of delivery. */
		async toPay(changes: Record<string, string> = {}) {
			await fill('/checkout/details', { ...BUYER, ...changes })
			return fill('/checkout/delivery', { note: 'Behind the gate' })
		},
	}
}

/** The sentences beside fields. */
export const problemsIn = ({ text }: Seen) =>
	[...text.matchAll(/id="[\w-]+-error".*?Error: <\/span><span>(.*?)<\/span>/g)].map(([, said]) => said)

/** The orders of an email address with their donation, oldest first. */
export const ordersIn = (dataDir: string, email: string) =>
	askRecords(
		dataDir,
		`select * from payable join shop_order on payable_id = id where email = '${email}' order by created_at`,
	)

/** What was ordered, in the order of the basket. */
export const linesIn = (dataDir: string, order: { id?: unknown } | undefined) =>
	askRecords(dataDir, `select * from order_line where payable_id = '${order?.id}' order by position`)
