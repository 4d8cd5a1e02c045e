import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startStripe, TEST_SECRET_KEY } from '#tests/stripe/stripe-server.ts'
import { checkAccount, REQUIRED_EVENTS } from './check-account.ts'
import { createStripeApi } from './stripe-api.ts'

const webhookUrl = 'https://www.rescue.example/api/stripe-events'
const COMPLETE = { url: webhookUrl, enabledEvents: [...REQUIRED_EVENTS] }

async function freshCheck() {
	const server = await startStripe()
	onTestFinished(() => server.stop())
	const check = (secretKey = TEST_SECRET_KEY) =>
		checkAccount({
			api: createStripeApi({ secretKey, baseUrl: server.url }),
			webhookUrl,
			pages: { siteUrl: 'https://www.rescue.example', origins: [server.url], day: '2026-11-29' },
		})
	return { server, check }
}

test('nothing is said of an account that is complete', async () => {
	const { server, check } = await freshCheck()
	server.setWebhook(COMPLETE)
	expect(await check()).toEqual([])
	server.setWebhook({ ...COMPLETE, enabledEvents: ['*'] })
	expect(await check()).toEqual([])
})

test('a key that Stripe does not accept is named, without the key', async () => {
	const { check } = await freshCheck()
	const [problem] = await check('sk_test_wrong')
	expect(problem).toMatch(/does not accept STRIPE_SECRET_KEY/)
	expect(problem).not.toContain('sk_test')
})

test('a missing or disabled endpoint, another API version and missing events are told', async () => {
	const { server, check } = await freshCheck()
	expect(await check()).toEqual([expect.stringMatching(/no webhook endpoint for https:\/\/www.rescue.example/)])
	server.setWebhook({ ...COMPLETE, status: 'disabled' })
	expect(await check()).toEqual([expect.stringMatching(/is disabled/)])
	server.setWebhook({ ...COMPLETE, apiVersion: '2024-06-20' })
	expect(await check()).toEqual([expect.stringMatching(/API version 2024-06-20.*2026-09-30\.endive/)])
	for (const missing of REQUIRED_EVENTS) {
		server.setWebhook({ ...COMPLETE, enabledEvents: REQUIRED_EVENTS.filter((type) => type !== missing) })
		expect(await check()).toEqual([expect.stringContaining(missing)])
	}
})

test('pages on a domain of the account’s own are named with the setting; the session that shows it is one a day, and ended', async () => {
	const { server, check } = await freshCheck()
	server.setWebhook(COMPLETE)
	server.state.origin = 'https://pay.rescue.example'
	for (const _hour of [1, 2]) {
		expect(await check()).toEqual([expect.stringContaining('set STRIPE_CHECKOUT_ORIGIN=https://pay.rescue.example')])
	}
	expect([...server.state.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
})

test('an outage of Stripe is told as one, not as a wrong key', async () => {
	const { server, check } = await freshCheck()
	server.fail({ path: /account$/, kind: 'error 500', times: 1 })
	expect(await check()).toEqual([expect.stringMatching(/could not be asked/)])
})

test('the documentation names every event that the endpoint has to send', () => {
	const text = readFileSync(join(import.meta.dirname, '../../../docs/running.md'), 'utf8')
	expect(REQUIRED_EVENTS.filter((type) => !text.includes(`\`${type}\``))).toEqual([])
})
