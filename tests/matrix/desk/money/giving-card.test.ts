import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '#records/store/open-store.ts'
import { signedIn, textOf } from '#tests/integration/desk/desk-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { balanceOf, givingWithStripe } from '#tests/stripe/giving-with-stripe.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'

const SITE_URL = 'http://localhost:3000'

/** A donation of £20 that was paid by card, and two treasurers on its page. */
async function aPaidDonation() {
	const dataDir = freshFolder('desk-giving-card')
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	onTestFinished(() => store.close())
	const giving = await givingWithStripe(store)
	const site = await startSiteProcess({
		...SMALL_CHARITY,
		DATA_DIR: dataDir,
		SITE_URL,
		STRIPE_BASE_URL: giving.server.url,
		STRIPE_SECRET_KEY: TEST_SECRET_KEY,
		STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
	})
	onTestFinished(async () => void (await site.stop()))
	const donation = await giving.donate()
	await press(await donation.start(), 'pay')
	await giving.deliver()
	const treasurers = [await signedIn(site.url, store, 'treasurer'), await signedIn(site.url, store, 'treasurer')]
	const path = `${site.url}/desk/giving/${donation.reference}`
	const refund = async (who: number, amount: string, version?: number) => {
		const seen = version ?? (await donation.read()).payable.version
		const fields = { intent: 'refund', payment: donation.paymentId, 'refund-amount': amount, version: `${seen}` }
		return fetch(path, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams(fields),
			headers: { ...cookieOf(who), Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' },
		})
	}
	// Without https the cookie has its plain name.
	const cookieOf = (who: number) => ({ Cookie: (treasurers[who]?.cookie ?? '').replace('__Host-', '') })
	return { giving, store, donation, refund, page: async () => textOf(await fetch(path, { headers: cookieOf(0) })) }
}

test('a refund is made once by Stripe and stands in the books at once, for two people too, and never above what was paid', async () => {
	const { giving, donation, refund, page } = await aPaidDonation()
	// Stripe has said that it was a card.
	expect(await page()).not.toContain('Direct Debit')
	const { version } = (await donation.read()).payable
	const both = await Promise.all([refund(0, '5', version), refund(1, '5', version)])
	expect(both.map(({ status }) => status).filter((status) => status === 303).length).toBeGreaterThan(0)
	expect([...giving.server.state.refunds.values()].map(({ amount }) => amount)).toEqual([500])
	const after = await donation.read()
	expect([after.payment.state, after.entries.filter((entry) => entry.startsWith('refund'))]).toEqual([
		'partly refunded',
		['refund -500'],
	])
	expect(after.sum).toBe(balanceOf(giving))
	expect((await refund(0, '5', version)).status).toBe(409)
	expect((await refund(0, '15.01')).status).toBe(422)
	expect((await refund(1, '15')).status).toBe(303)
	expect((await donation.read()).payment.state).toBe('refunded')
	expect((await donation.read()).sum).toBe(balanceOf(giving))
})

test('a refund that Stripe does not answer is shown as asked for, and cannot be asked for again', async () => {
	const { giving, donation, refund, page } = await aPaidDonation()
	giving.server.fail({ path: /^\/v1\/refunds/, method: 'POST', kind: 'error 500', times: 1000 })
	expect((await refund(0, '12')).status).toBe(303)
	expect((await donation.read()).payment.state).toBe('paid')
	expect(await page()).toContain('A refund of £12 was asked for, and Stripe has not confirmed it yet')
	const again = await refund(1, '8.01')
	expect([again.status, await textOf(again)]).toEqual([422, expect.stringContaining('£8 can be refunded, no more')])
})
