import { afterAll, expect, test } from 'vitest'
import { sign } from '#content/wordpress/http/signature.ts'
import { createStockSender } from '#content/wordpress/send-stock.ts'
import { startWordPress } from './support/server/wordpress.ts'

const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'
const wordpress = await startWordPress({ withPlugin: true })
wordpress.connect({ url: 'http://127.0.0.1:9', secret: SECRET })
afterAll(() => wordpress.stop())

const meta = {
	price: { amount: 1500, currency: 'GBP' },
	variants: [
		{ key: 's', label: 'Small', counted: 10 },
		{ key: 'l', label: 'Large', counted: null },
	],
}
const { id } = await wordpress.rest('/wp/v2/merch', { title: 'A bandana', status: 'publish', meta })

async function send(message: object, { secret = SECRET, at = Date.now() } = {}) {
	const body = JSON.stringify(message)
	const headers = { 'Content-Type': 'application/json', 'X-Rescue-Signature': sign(secret, body, at / 1000) }
	const response = await fetch(`${wordpress.url}/wp-json/custom/v1/stock`, { method: 'POST', headers, body })
	return { status: response.status, body: await response.json() }
}

const sold = async () => JSON.parse(await wordpress.phpBeside(`echo wp_json_encode(Fairlead\\sold_on_site(${id}));`))
const message = (sent_at: string, lines: object[]) => ({ idempotency_key: crypto.randomUUID(), sent_at, lines })
const line = (variant: string, number: unknown, merch_id: unknown = id) => ({ merch_id, variant, sold: number })

test('the newest number of each variant wins, and repeating a message changes nothing', async () => {
	const first = message('2026-11-21T10:00:00.500Z', [line('s', 2), line('l', 1)])
	for (let n = 0; n < 2; n++) expect(await send(first)).toMatchObject({ status: 200, body: { stored: 2, skipped: 0 } })
	expect(await sold()).toEqual({ s: 2, l: 1 })
	const late = await send(message('2026-11-21T10:00:00.400Z', [line('s', 1)]))
	expect(late.body).toEqual({ stored: 0, skipped: 1 })
	await send(message('2026-11-21T10:00:01Z', [line('s', 3)]))
	expect(await sold()).toEqual({ s: 3, l: 1 })
	await send(message('2026-11-21T10:00:02Z', [line('s', 0)]))
	expect(await sold()).toEqual({ s: 0, l: 1 })
})

test('editors see what is left beside what was counted, and the site gets no change notice', async () => {
	await send(message('2026-11-22T10:00:00Z', [line('s', 4)]))
	const waiting = await wordpress.phpBeside(`echo count(Fairlead\\oldest_rows(100));`)
	await send(message('2026-11-22T10:00:01Z', [line('s', 5)]))
	expect(await wordpress.phpBeside(`echo count(Fairlead\\oldest_rows(100));`)).toBe(waiting)
	const admin = await wordpress.logIn()
	const { text } = await admin('/wp-admin/edit.php?post_type=merch')
	const lines = [...text.matchAll(/<li data-key="(\w)".*?<\/li>/g)].map(([line]) => line.replace(/<[^>]*>/g, ''))
	expect(lines).toEqual(['Small 5 left 10 counted, 5 sold since', 'Large Not counted'])
	expect(text).toContain('£15')
	const gone = { price: meta.price, variants: [{ key: 'x', label: 'Red', counted: 0 }] }
	await wordpress.rest('/wp/v2/merch', { title: 'A lead', status: 'publish', meta: gone })
	const soldOut = (await admin('/wp-admin/edit.php?post_type=merch&fairlead_sold_out=1')).text
	expect(soldOut).toContain('Sold out (1)')
	expect(soldOut).toContain('A lead')
	expect(soldOut).not.toContain('A bandana')
})

test('unsigned, old and malformed messages store nothing', async () => {
	const before = await sold()
	const good = message('2026-11-23T10:00:00Z', [line('s', 9)])
	expect((await send(good, { secret: 'other' })).status).toBe(401)
	expect((await send(good, { at: Date.now() - 301_000 })).status).toBe(401)
	const bad = [
		{ ...good, sent_at: 'yesterday' },
		{ ...good, sent_at: '2099-01-01T00:00:00Z' },
		{ ...good, idempotency_key: '' },
		message('2026-11-23T10:00:00Z', [line('s', -1)]),
		message('2026-11-23T10:00:00Z', [line('s', '9')]),
		message('2026-11-23T10:00:00Z', [line('s', 9), line('s', 9, '1 OR 1=1')]),
	]
	for (const one of bad) expect((await send(one)).status, JSON.stringify(one)).toBe(400)
	const unknown = await send(message('2026-11-23T10:00:00Z', [line('s', 9, 1), line('s', 9, 999999)]))
	expect(unknown.body).toEqual({ stored: 0, skipped: 2 })
	expect(await sold()).toEqual(before)
})

test('the site tells WordPress, with readable and with plain permalinks, and hears when it was refused', async () => {
	const settings = { apiBase: wordpress.url, fetch: (url: string, init: RequestInit) => fetch(url, init) }
	const sendStock = createStockSender({ ...settings, secret: SECRET })
	await sendStock([{ merch_id: id, variant: 's', sold: 7 }])
	expect(await sold()).toMatchObject({ s: 7 })
	await wordpress.phpBeside("update_option('permalink_structure', '');")
	await sendStock([{ merch_id: id, variant: 's', sold: 8 }])
	expect(await sold()).toMatchObject({ s: 8 })
	await wordpress.phpBeside("update_option('permalink_structure', '/%postname%/');")
	const stranger = createStockSender({ ...settings, secret: 'other' })
	await expect(stranger([{ merch_id: id, variant: 's', sold: 9 }])).rejects.toThrow('the content backend')
	expect(await sold()).toMatchObject({ s: 8 })
})
