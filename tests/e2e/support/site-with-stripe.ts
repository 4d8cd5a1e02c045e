import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { managePath, receiptPath, thankYouPath } from '#domain/giving/giving-links.ts'
import { readDonation } from '#records/giving/read-donation.ts'
import { openStore } from '#records/store/open-store.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/site-process.ts'
import { startStripe, TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'

export const FORM_SECRET = 'a secret of the tests, long enough'

/** A site that takes cards, with the stand-in for Stripe and its store. */
export async function startSiteWithStripe() {
	const dataDir = freshFolder('giving')
	const stripe = await startStripe()
	const url = `http://localhost:${await freePort()}`
	const keys = { STRIPE_SECRET_KEY: TEST_SECRET_KEY, STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET }
	const site = await startSiteProcess({
		...{ ...keys, STRIPE_BASE_URL: stripe.url, FORM_SECRET },
		// Stripe leads back to the public address.
		...{ DATA_DIR: dataDir, SITE_URL: url, PORT: new URL(url).port },
	})
	stripe.setWebhook({ url: `${url}/api/stripe-events`, enabledEvents: ['*'] })
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })

	return {
		...{ url, stripe, store },
		/** A donation of £20 by card, as its form stores it, before anything was paid. */
		async donate(changes: Parameters<typeof storedDonation>[1] = {}) {
			// Each donation is another visitor's: the limits of card testing would stop the tenth.
			await store.db.deleteFrom('card_start').execute()
			const paymentId = crypto.randomUUID()
			const { donationId } = await storedDonation(
				store,
				{ reference: `DON-${paymentId.slice(0, 4).toUpperCase()}-2M`, created_at: Date.now(), ...changes },
				{ id: paymentId, created_at: Date.now() },
			)
			return {
				thankYou: url + thankYouPath(donationId, FORM_SECRET),
				manage: url + managePath(donationId, FORM_SECRET),
				receipt: url + receiptPath(paymentId, FORM_SECRET),
				read: () => readDonation(store, donationId),
			}
		},
		/** The subjects of all emails, oldest first. */
		async emails(): Promise<{ to: string; subject: string; text: string }[]> {
			const rows = await store.db.selectFrom('delivery').select('payload_json').orderBy('created_at').execute()
			return rows.map(({ payload_json }) => JSON.parse(payload_json))
		},
		async stop() {
			await site.stop()
			await store.close()
			await stripe.stop()
		},
	}
}

export type SiteWithStripe = Awaited<ReturnType<typeof startSiteWithStripe>>

function freePort(): Promise<number> {
	const server = createServer()
	return new Promise((resolve) => {
		server.listen(0, () => {
			const { port } = server.address() as AddressInfo
			server.close(() => resolve(port))
		})
	})
}
