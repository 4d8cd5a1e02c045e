import { expect, test } from 'vitest'
import { leavingPage } from './leaving-page.ts'

const ORIGINS = ['https://checkout.stripe.com']

function answerTo(location: string, status = 303) {
	const headers = new Headers({ Location: location })
	headers.append('Set-Cookie', 'basket=; Max-Age=0')
	return leavingPage(new Response(null, { status, headers }), ORIGINS)
}

test('an answer that leads within the site, or to a page that forms may lead to, stays as it is', () => {
	for (const location of ['/giving/thank-you?key=1', 'https://checkout.stripe.com/c/pay/cs_1']) {
		expect(answerTo(location)).toBeUndefined()
	}
	expect(answerTo('https://pay.rescue.example/c/pay/cs_1', 301)).toBeUndefined()
	expect(leavingPage(new Response('<h1>Dogs</h1>'), ORIGINS)).toBeUndefined()
})

test('one that browsers would not follow is a page that leads on, with a link, and keeps its cookies', async () => {
	const page = answerTo('https://pay.rescue.example/c/pay/cs_1?a="b"&c=<d>')
	expect(page?.status).toBe(200)
	expect(page?.headers.get('Location')).toBeNull()
	expect(page?.headers.get('Cache-Control')).toBe('no-store')
	expect(page?.headers.getSetCookie()).toEqual(['basket=; Max-Age=0'])
	const html = await page?.text()
	const href = 'https://pay.rescue.example/c/pay/cs_1?a=&quot;b&quot;&amp;c=&lt;d&gt;'
	expect(html).toContain(`<a href="${href}">`)
	expect(html).toContain(`<meta http-equiv="refresh" content="0;url=${href}">`)
})
