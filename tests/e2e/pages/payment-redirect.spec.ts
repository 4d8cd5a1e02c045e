import { createServer, request as proxyRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { libraryClient } from '#tests/stripe/library-client.ts'
import { orderOf } from '#tests/stripe/stripe-order.ts'
import { startStripe, TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'
import { goTo, hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'

const PAY_PATH = '/pay-for-this-test'

/** In front of the site: answers one form with a redirect to `location`, as the site will, and passes everything else on. */
async function startFront(siteUrl: string, location: string) {
	const server = createServer((incoming, response) => {
		if (incoming.method === 'POST' && incoming.url === PAY_PATH) {
			response.writeHead(303, { Location: location }).end()
			return
		}
		const options = { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host: new URL(siteUrl).host } }
		const passed = proxyRequest(siteUrl + incoming.url, options, (answer) => {
			response.writeHead(answer.statusCode ?? 500, answer.headers)
			answer.pipe(response)
		})
		passed.on('error', () => response.destroy())
		incoming.pipe(passed)
	})
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		stop: () => {
			server.closeAllConnections()
			server.close()
		},
	}
}

async function sendForm(page: Page) {
	await page.evaluate((action) => {
		const form = document.createElement('form')
		form.method = 'post'
		form.action = action
		document.body.append(form)
		form.submit()
	}, PAY_PATH)
}

const KEYS = { STRIPE_SECRET_KEY: TEST_SECRET_KEY, STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET }

// In `npm test`: `giving/card.spec.ts`.
test(
	'a form whose answer leads to Checkout gets there, also after client navigation, while card payments are on',
	FULL_ONLY,
	async ({ page }) => {
		const stripe = await startStripe()
		const session = await libraryClient(stripe.url).checkout.sessions.create(orderOf('DON-1'))
		const site = await startSiteProcess({ ...SMALL_CHARITY, ...KEYS, STRIPE_BASE_URL: stripe.url })
		const front = await startFront(site.url, session.url ?? '')
		try {
			await page.goto(`${front.url}/dogs`)
			await sendForm(page)
			await expect(page.getByRole('heading', { name: 'Stripe Checkout' })).toBeVisible()

			await page.goto(`${front.url}/dogs`)
			await hydrated(page)
			await goTo(page, '/contact')
			await expect(page).toHaveURL(/\/contact$/)
			await sendForm(page)
			await expect(page.getByRole('heading', { name: 'Stripe Checkout' })).toBeVisible()
			await page.getByRole('button', { name: 'Pay', exact: true }).click()
			await expect.poll(() => stripe.state.sessions.get(session.id)?.payment_status).toBe('paid')
		} finally {
			front.stop()
			await site.stop()
			await stripe.stop()
		}
	},
)

// In `npm test`: `server/pages/leaving-page.test.ts`.
test(
	'a page of Stripe on a domain that no setting names is reached all the same, without JavaScript',
	FULL_ONLY,
	async ({ browser }) => {
		const stripe = await startStripe()
		// The same server under another name.
		stripe.state.origin = stripe.url.replace('localhost', '127.0.0.1')
		const site = await startSiteProcess({ ...SMALL_CHARITY, ...KEYS, STRIPE_BASE_URL: stripe.url })
		const context = await browser.newContext({ javaScriptEnabled: false })
		try {
			const page = await context.newPage()
			await page.goto(`${site.url}/donate?give=once:20`)
			await page.getByLabel('First name').fill('Zoë')
			await page.getByLabel('Last name').fill('O’Brien')
			await page.getByRole('textbox', { name: 'Email address' }).first().fill('zoe@example.org')
			await page.getByRole('radio', { name: /^Card/ }).check()
			await page.getByRole('button', { name: 'Give £20' }).click()
			await expect(page.getByRole('heading', { name: 'Stripe Checkout' })).toBeVisible()
		} finally {
			await context.close()
			await site.stop()
			await stripe.stop()
		}
	},
)

// In `npm test`: `tests/matrix/giving/card-payments.test.ts` reads the header.
test('without card payments the browser blocks such a form', FULL_ONLY, async ({ page }) => {
	const stripe = await startStripe()
	const session = await libraryClient(stripe.url).checkout.sessions.create(orderOf('DON-1'))
	const site = await startSiteProcess(SMALL_CHARITY)
	const front = await startFront(site.url, session.url ?? '')
	try {
		await page.goto(`${front.url}/dogs`)
		const blocked = page.waitForEvent('console', (message) => message.text().includes('form-action'))
		await sendForm(page)
		expect((await blocked).text()).toContain('Content Security Policy')
		expect(page.url()).toBe(`${front.url}/dogs`)
	} finally {
		front.stop()
		await site.stop()
		await stripe.stop()
	}
})
