import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { basketForms, cookieOf } from '#tests/integration/shop/basket-form.ts'
import { aBuyer, charityWithGoods, problemsIn } from '#tests/integration/shop/shop-buyer.ts'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'

const { folder: contentDir } = charityWithGoods()
const site = await startSiteProcess({ CONTENT_DIR: contentDir, FORM_SECRET })
afterAll(() => site.stop())

const { send, open, add } = basketForms(site)

test.each([
	['forged', 'basket=1.fdl.0.rope-lead~red~1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
	['unsigned', 'basket=rope-lead~red~1'],
	['huge', `basket=1.fdl.0.${'rope-lead~red~1!'.repeat(400)}`],
	['of another kind', 'basket=%7B%22price%22%3A1%7D'],
	['empty', 'basket='],
])('a %s cookie is an empty basket, kindly', async (_, cookie) => {
	const basket = await open(cookie)
	expect(basket.status).toBe(200)
	expect(await basket.text()).toContain('Your basket is empty')
	// And the next item makes it a good one again.
	expect(cookieOf(await add('rope-lead', 'red', '1', cookie))).toMatch(/^basket=1\./)
})

test.each(['0', '-1', '1e9', '1.5', 'NaN'])(
	'a quantity of %s is asked for again, and nothing is lost',
	async (quantity) => {
		const cookie = cookieOf(await add('rope-lead', 'red'))
		const asked = await add('good-ears-mug', 'one', quantity, cookie)
		expect(asked.status).toBe(422)
		expect(await asked.text()).toContain('Enter a whole number from 1 to 20')
		expect(asked.headers.getSetCookie()).toEqual([])
		if (quantity === '0') return
		const changed = await send(
			[
				['line', 'rope-lead red'],
				['quantity', quantity],
				['donation', '3'],
			],
			cookie,
		)
		expect(changed.status).toBe(422)
		const text = await changed.text()
		expect(text).toContain('Enter a whole number from 1 to 20, or 0 to take it out')
		expect(text).toMatch(/<title>Error: Your basket/)
		expect(text).toMatch(/name="donation"[^>]*value="3"/)
	},
)

test('a line is taken out and put back', async () => {
	const cookie = cookieOf(await add('good-ears-mug', 'one', '2', cookieOf(await add('rope-lead', 'red', '3'))))
	const removed = await send({ remove: 'rope-lead red', line: 'good-ears-mug one', quantity: '1' }, cookie)
	const location = removed.headers.get('Location') ?? ''
	expect(location).toBe('/basket?removed=rope-lead+red&quantity=3')
	const shown = await fetch(site.url + location, { headers: { Cookie: cookieOf(removed) } })
	const text = await shown.text()
	expect(text).toContain('Rope lead, 1.5 m, Red is out of your basket.')
	expect(text).toContain('Put it back')
	const back = await send({ set: 'rope-lead red', quantity: '3' }, cookieOf(removed))
	const again = await (await open(cookieOf(back))).text()
	expect(again).toContain('Rope lead')
	expect(again).toMatch(/value="3"/)
})

test('the last line taken out removes the cookie', async () => {
	const cookie = cookieOf(await add('rope-lead', 'red'))
	const removed = await send({ remove: 'rope-lead red' }, cookie)
	expect(removed.headers.getSetCookie()[0]).toMatch(/^basket=; .*Max-Age=0/)
})

test('a donation is a line of its own, without goods getting Gift Aid', async () => {
	const cookie = cookieOf(await add('feed-a-dog', 'week', '1', cookieOf(await add('rope-lead', 'red'))))
	const given = await send([['donation', '£7.50']], cookie)
	const text = await (await open(cookieOf(given))).text()
	for (const words of ['Your donation', '£7.50', 'Gifts to the dogs', '£6', 'but not to shop items'])
		expect(text).toContain(words)
	// 18 + 6 + 7.50 + 2.25
	expect(text).toContain('£33.75')
})

test('the country is chosen on the basket, its delivery is shown, and the checkout begins with it', async () => {
	const cookie = cookieOf(await add('rope-lead', 'red'))
	const shown = await send({ update: '1', to: 'IE' }, cookie)
	expect(shown.headers.get('Location')).toBe('/basket?to=IE')
	const read = async (path: string) => (await fetch(site.url + path, { headers: { Cookie: cookie } })).text()
	// 18 + 7.50
	expect((await read('/basket?to=IE')).includes('£25.50')).toBe(true)
	const leaving = await send({ checkout: '1', to: 'IE' }, cookie)
	expect(leaving.headers.get('Location')).toBe('/checkout/details?to=IE')
	const checkout = await read('/checkout/details?to=IE')
	expect(/<input[^>]*value="IE"[^>]*checked|<input[^>]*checked[^>]*value="IE"/.test(checkout)).toBe(true)
	expect(checkout.includes('£25.50')).toBe(true)
})

test('a basket that is too heavy for a country is said beside the country', async () => {
	const buyer = await aBuyer(site, [{ slug: 'dinner-bowl', variant: 'large', quantity: 2 }])
	const again = await buyer.details({ country: 'IE' })
	expect(again.status).toBe(422)
	expect(problemsIn(again)[0]).toContain('too heavy for us to post to Ireland')
})

test('steps are done in order; an empty basket leads to the shop', async () => {
	const buyer = await aBuyer(site, [{ slug: 'rope-lead', variant: 'red' }])
	expect((await buyer.get('/checkout/pay')).path).toBe('/checkout/details')
	await buyer.details()
	expect((await buyer.get('/checkout/pay')).path).toBe('/checkout/pay')
	const nothing = await (await aBuyer(site, [])).get('/checkout/pay')
	expect([nothing.status, nothing.text.includes('Your basket is empty')]).toEqual([200, true])
	expect(nothing.text).toContain('href="/merch"')
	expect((await buyer.get('/checkout/elsewhere')).status).toBe(404)
})

test('a gift alone has nothing to post', async () => {
	const text = await (await open(cookieOf(await add('feed-a-dog', 'month')))).text()
	expect(text).toContain('£24')
	expect(text).not.toMatch(/>Delivery\b/)
})

test('what went out of sale or changed its price while it was in the basket is said, and is not charged', async () => {
	const file = join(contentDir, 'merch/tea-towel.md')
	const before = readFileSync(file, 'utf8')
	const cookie = cookieOf(await add('tea-towel', 'one', '3'))
	expect(await (await open(cookie)).text()).toContain('£27')
	writeFileSync(file, before.replace('amount: 900', 'amount: 1000').replace(/(counted|stock): 4/, '$1: 2'))
	const fewer = await eventually(
		async () => (await open(cookie)).text(),
		(text) => text.includes('Something has changed'),
	)
	expect(fewer).toContain('there are only 2 left, so we’ve changed how many')
	expect(fewer).toContain('£20')
	// The page that was open knew nothing of it: the checkout shows it first.
	const checkOut = (seen: string) => send({ checkout: '1', line: 'tea-towel one', quantity: '3', seen }, cookie)
	expect((await checkOut('')).headers.get('Location')).toBe('/basket')
	const seen = /name="seen" value="([^"]*)"/.exec(fewer)?.[1] ?? ''
	expect((await checkOut(seen)).headers.get('Location')).toBe('/checkout/details')
	writeFileSync(file, before.replace(/(counted|stock): 4/, '$1: 0'))
	const gone = await eventually(
		async () => (await open(cookie)).text(),
		(text) => text.includes('has sold out'),
	)
	expect(gone).toContain('Take it out')
	expect(gone).toContain('Your basket is empty')
	writeFileSync(file, before)
})
