import { afterAll, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { charityWithGoods } from '#tests/integration/shop/shop-buyer.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { askRecords } from '#tests/integration/support/stored-records.ts'

const dataDir = freshFolder('stock-notice')
const charity = charityWithGoods()
const BACK_ON = new Date(Date.now() + 20 * DAY_MS)
charity.change('t-shirt', (text) => text.replace(/back_on: .*/, `back_on: ${BACK_ON.toISOString().slice(0, 10)}`))
const site = await startSiteProcess({ CONTENT_DIR: charity.folder, DATA_DIR: dataDir, FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

/** The form as a browser without JavaScript sends it. */
function send(path: string, fields: Record<string, string> = {}) {
	return fetch(site.url + path, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams(fields).toString(),
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url },
	})
}

const rows = () => askRecords(dataDir, 'select title, email from stock_notice order by title')

/** The links of the first email to an address. */
async function linksTo(email: string): Promise<{ confirm: string; stop: string }> {
	const [payload] = askRecords(dataDir, `select payload_json from delivery where payload_json like '%"to":"${email}"%'`)
	const link = (path: string) =>
		new RegExp(`/shop/notice/${path}\\?key=[\\w.-]+`).exec(String(payload?.payload_json))?.[0] ?? ''
	return { confirm: link('confirm'), stop: link('stop') }
}

test('an email is asked for on the page of what is sold out, confirmed in the inbox, and taken back by a link', async () => {
	const { text: page } = await site.get('/merch/t-shirt')
	const day = BACK_ON.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' })
	expect(page.includes('action="/shop/notice"') && page.includes(`M and XXL: back on ${day}.`)).toBe(true)
	const asked = await send('/shop/notice', { slug: 't-shirt', wanted: 'm', email: ' sam@example.org ' })
	const answer = await asked.text()
	expect([asked.status, answer.includes('Look in your inbox')]).toEqual([200, true])
	// Who typed the address of someone else gets no link to their list.
	expect(answer).not.toContain('/shop/notice/stop?')
	expect(rows()).toEqual([{ title: 'Walk home together T-shirt, M', email: 'sam@example.org' }])
	await send('/shop/notice', { slug: 't-shirt', wanted: 'm', email: 'SAM@example.org' })
	expect(rows()).toHaveLength(1)
	const { confirm, stop } = await linksTo('sam@example.org')
	const confirmed = () => askRecords(dataDir, 'select confirmed_at from stock_notice where confirmed_at is not null')
	expect((await (await fetch(site.url + confirm)).text()).includes('Shall we email you?')).toBe(true)
	expect(confirmed(), 'a scanner that follows links confirms nothing').toEqual([])
	expect((await send(confirm)).status).toBe(303)
	expect((await (await fetch(site.url + confirm)).text()).includes('We’ll email you')).toBe(true)
	expect(confirmed()).toHaveLength(1)
	expect((await send(confirm.replace('confirm', 'stop'))).status, 'a link of one purpose').toBe(404)
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
