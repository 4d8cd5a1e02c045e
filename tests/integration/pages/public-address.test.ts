import { request } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { asTyped, enough } from '../../builders/applications/answers.ts'
import { eventually, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'

const SITE_URL = 'https://www.example.org'

/** Behind a proxy that terminates https. */
const site = await startSiteProcess({ ...SMALL_CHARITY, SITE_URL })
const { port } = new URL(site.url)
afterAll(async () => {
	await site.stop()
})

/** Every route with a form: a path, the fields of an empty form, and the expected status. */
const POST_ROUTES: Record<string, { path: string; body: string; status: number; payloadStatus?: number }> = {
	'/apply/newsletter/news': { path: '/apply/newsletter/news', body: 'email=', status: 422 },
	'/newsletter/confirm': { path: '/newsletter/confirm', body: 'key=none', status: 404 },
	'/newsletter/unsubscribe': { path: '/newsletter/unsubscribe?key=none', body: '', status: 404 },
	'/apply/confirm': { path: '/apply/confirm?key=none', body: 'answer=mine', status: 404 },
	'/apply/withdraw': { path: '/apply/withdraw?key=none', body: '', status: 404 },
	'/sponsor/:slug': { path: '/sponsor/biscuit', body: 'email=', status: 303, payloadStatus: 202 },
	'/giving/news': { path: '/giving/news?key=none', body: '', status: 404 },
	'/donate': { path: '/donate', body: 'email=', status: 422 },
	'/basket': { path: '/basket', body: 'slug=nothing', status: 303, payloadStatus: 202 },
	'/basket/drawer': { path: '/basket/drawer', body: 'slug=nothing', status: 200 },
	'/checkin': { path: '/checkin?key=none', body: 'answer=well', status: 404 },
	'/giving/thank-you': { path: '/giving/thank-you?key=none', body: 'intent=card', status: 404 },
	'/giving/manage': { path: '/giving/manage?key=none', body: 'intent=cancel', status: 404 },
	'/checkout/pay': { path: '/checkout/pay', body: 'pay=card', status: 409 },
	'/checkout/:step': { path: '/checkout/details', body: 'email=', status: 303, payloadStatus: 202 },
	'/shop/cancel': { path: '/shop/cancel?key=none', body: '', status: 404 },
	'/shop/notice': { path: '/shop/notice', body: 'slug=nothing', status: 404 },
	'/shop/notice/confirm': { path: '/shop/notice/confirm?key=none', body: '', status: 404 },
	'/shop/notice/stop': { path: '/shop/notice/stop?key=none', body: '', status: 404 },
	'/shop/order': { path: '/shop/order?key=none', body: 'intent=card', status: 404 },
	'/giving/lost-link': { path: '/giving/lost-link', body: 'email=', status: 422 },
	'/apply/return': { path: '/apply/return', body: 'key=none', status: 404 },
	'/apply/:form/check': { path: '/apply/adoption/check', body: '', status: 302, payloadStatus: 202 },
	'/apply/:form/save': { path: '/apply/adoption/save', body: 'email=', status: 302, payloadStatus: 202 },
	'/apply/:form/moved': { path: '/apply/adoption/moved', body: '', status: 302, payloadStatus: 202 },
	'/apply/:form/stop': { path: '/apply/surrender/stop', body: '', status: 302, payloadStatus: 202 },
	'/apply/:form/:step': { path: '/apply/contact/question', body: 'topic=other', status: 422 },
}

test('each route with a form is tested here', async () => {
	const file = pathToFileURL(join(import.meta.dirname, '../../../build/server/index.js')).href
	const { routes } = (await import(file)) as ServerBuild
	const pathOf = (id: string | undefined): string => {
		const route = id === undefined ? undefined : routes[id]
		return route ? pathOf(route.parentId) + (route.path ? `/${route.path}` : '') : ''
	}
	const withAction = Object.values(routes).filter((route) => route?.module.action)
	expect(withAction.map((route) => pathOf(route?.id)).sort()).toEqual(Object.keys(POST_ROUTES).sort())
})

/** The headers of a browser of today; `server/http/form-request-guard.test.ts` has the others. */
const FROM_BROWSER = { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' }
const HOSTS = { 'passes Host on': 'www.example.org', 'does not pass Host on': `127.0.0.1:${port}` }

test.each(Object.entries(HOSTS))('every form is accepted behind an https proxy that %s', async (_, host) => {
	for (const { path, body, status, payloadStatus = status } of Object.values(POST_ROUTES)) {
		const headers = { ...FROM_BROWSER, Host: host }
		const page = await post(path, body, headers)
		expect(page.status, path).toBe(status)
		const payload = await post(path.replace(/(\?|$)/, '.data$1'), body, headers)
		expect(payload.status, `${path}.data`).toBe(payloadStatus)
		// Redirects must be right for any Host.
		if (page.location !== undefined) expect(page.location).toMatch(/^\/[^/]/)
		for (const answer of [page, payload]) expect(answer.text).not.toMatch(/http:\/\/(www\.example|127\.0\.0)/)
	}
})

test('no form is accepted from another site', async () => {
	const oneClick = ['/newsletter/unsubscribe', '/giving/news']
	for (const { path, body } of Object.values(POST_ROUTES)) {
		if (oneClick.some((start) => path.startsWith(start))) continue
		const headers = { Origin: 'https://www.example.org.elsewhere.example', Host: 'www.example.org' }
		expect((await post(path, body, headers)).status, path).toBe(403)
	}
})

test('links, redirects and the payload of a missing page have the public address or none', async () => {
	for (const path of [
		'/dogs/biscuit',
		'/dogs/biscuit.data',
		'/sitemap.xml',
		'/robots.txt',
		'/feeds/dogs.json',
		'/feeds/dogs.xml',
	]) {
		const { text } = await get(path)
		expect(text, path).not.toMatch(/http:\/\/(www\.example|127\.0\.0|localhost)/)
	}
	expect((await get('/dogs/biscuit')).text).toContain(`<link rel="canonical" href="${SITE_URL}/dogs/biscuit"/>`)
	expect((await get('/adoption/')).location).toBe('/adoption')
	expect((await get('//elsewhere.example/')).location).toBe('/elsewhere.example')
	expect(await get('//elsewhere.example/x')).toMatchObject({ status: 301, location: '/elsewhere.example/x' })
	expect(await get('/elsewhere.example/x')).toMatchObject({ status: 404 })
})

test('the draft cookie is of this host alone, and finds the draft; one that a neighbour has planted does not', async () => {
	const body = new URLSearchParams(asTyped({ ...enough.contact, message: 'Do your dogs like boats?' })).toString()
	const answered = await post('/apply/contact/question', body, { Origin: SITE_URL })
	expect(answered).toMatchObject({ status: 303, location: '/apply/contact/check' })
	const cookie = answered.cookie ?? ''
	expect(cookie).toMatch(/^__Host-draft-contact=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/)
	const check = await send('GET', '/apply/contact/check', '', { Cookie: cookie.split(';')[0] ?? '' })
	expect(check).toMatchObject({ status: 200, text: expect.stringContaining('Do your dogs like boats?') })
	const [, key = ''] = /=([^;]+)/.exec(cookie) ?? []
	for (const name of ['__Secure-draft', 'draft', 'draft-contact', '__Secure-draft-contact']) {
		const planted = await send('GET', '/apply/contact/check', '', { Cookie: `${name}=${key}` })
		expect(planted.text, name).not.toContain('Do your dogs like boats?')
	}
})

test('the embedded backend uses the public address for any Host, and is not cached', async () => {
	const answer = await send('GET', '/wp-json/', '', { Host: 'evil.example' })
	expect(answer).toMatchObject({ status: 200, cache: 'no-store' })
	expect(answer.text).toContain(SITE_URL)
	expect(answer.text).not.toContain('evil.example')
})

test('an unconfigured proxy is logged once, without addresses', async () => {
	for (const address of ['198.51.100.1', '198.51.100.2'])
		await send('GET', '/healthz', '', { 'X-Forwarded-For': address })
	const warned = () => site.logged().filter(({ msg }) => String(msg).startsWith('X-Forwarded-For received'))
	await eventually(
		async () => warned().length,
		(count) => count > 0,
	)
	expect(warned()).toHaveLength(1)
	expect(JSON.stringify(site.logged())).not.toContain('198.51.100')
})

interface Answer {
	status: number
	location: string | undefined
	cache: string | undefined
	cookie: string | undefined
	text: string
}

function get(path: string): Promise<Answer> {
	return send('GET', path, '', { Host: `127.0.0.1:${port}` })
}

function post(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
	return send('POST', path, body, { 'Content-Type': 'application/x-www-form-urlencoded', ...headers })
}

/** `fetch` would not send a given Host, and would normalise the path. */
function send(method: string, path: string, body: string, headers: Record<string, string>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: 'localhost', port, method, path, headers }, (response) => {
			let text = ''
			response.on('data', (chunk) => {
				text += chunk
			})
			response.on('end', () => {
				const { location, 'cache-control': cache, 'set-cookie': [cookie] = [] } = response.headers
				resolve({ status: response.statusCode ?? 0, location, cache, cookie, text })
			})
		})
		sent.on('error', reject)
		sent.end(body)
	})
}
