import { afterAll, expect, test } from 'vitest'
import { charityWithGoods } from '#tests/integration/shop/shop-buyer.ts'
import { FORM_SECRET } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { askRecords } from '#tests/integration/support/stored-records.ts'

const dataDir = freshFolder('stock-notice')
const charity = charityWithGoods()
const BACK_ON = new Date(Date.now() + 20 * 86_400_000)
charity.change('t-shirt', (text) => text.replace(/back_on: .*/, `back_on: ${BACK_ON.toISOString().slice(0, 10)}`))
const site = await startSiteProcess({ CONTENT_DIR: charity.folder, DATA_DIR: dataDir, FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

/** The form as a browser without JavaScript sends it. */
function send(path: string, fields: Record<string, string> = {}) {
	return fetch(site.url + path, {
		...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields).toString() },
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url },
	})
}

const rows = () => askRecords(dataDir, 'select title, email from stock_notice order by title')

test('an email is asked for on the page of what is sold out, stored first, and taken back by a link', async () => {
	const { text: page } = await site.get('/merch/t-shirt')
	const day = BACK_ON.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' })
	expect(page.includes('action="/shop/notice"') && page.includes(`M and XXL: back on ${day}.`)).toBe(true)
	const asked = await send('/shop/notice', { slug: 't-shirt', wanted: 'm', email: ' sam@example.org ' })
	const answer = await asked.text()
	expect([asked.status, answer.includes('We’ll email you')]).toEqual([200, true])
	expect(rows()).toEqual([{ title: 'Walk home together T-shirt, M', email: 'sam@example.org' }])
	await send('/shop/notice', { slug: 't-shirt', wanted: 'm', email: 'SAM@example.org' })
	expect(rows()).toHaveLength(1)
	const stop = /href="(\/shop\/notice\/stop\?key=[^"]+)"/.exec(answer)?.[1] ?? ''
	expect((await fetch(site.url + stop)).status).toBe(200)
	expect(rows()).toHaveLength(1)
	expect((await send(stop)).status).toBe(303)
	expect(rows()).toEqual([])
	expect((await send(`${stop}x`)).status).toBe(404)
})

test.each([
	['no address', { wanted: 'm', email: 'sam' }, 'Enter an email address'],
	['nothing chosen', { wanted: '', email: 'sam@example.org' }, 'Choose which one'],
	['a hidden box that was filled', { wanted: 'm', email: 'sam@example.org', website: 'x' }, 'hidden box'],
	['what is in stock', { wanted: 'l', email: 'sam@example.org' }, 'It’s there already'],
	['an item that is not sold', { slug: 'nothing', email: 'sam@example.org' }, 'Nothing to wait for'],
])('%s stores nothing and is said kindly', async (_, fields, said) => {
	const answer = await send('/shop/notice', { slug: 't-shirt', ...fields })
	const text = await answer.text()
	expect([answer.status < 500, text.includes(said)]).toEqual([true, true])
	expect(rows()).toEqual([])
})
