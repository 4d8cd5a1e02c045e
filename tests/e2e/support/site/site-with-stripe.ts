import { managePath, receiptPath, thankYouPath } from '#domain/giving/giving-links.ts'
import { readDonation } from '#records/giving/read-donation.ts'
import { openStore } from '#records/store/open-store.ts'
import { FORM_SECRET, formSecret } from '#tests/builders/form-secret.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { untilWhole } from '#tests/integration/support/readiness.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { freePort } from '#tests/proxy/ports.ts'
import { startStripe, TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'

/** A site that takes cards, with the stand-in for Stripe and its store. */
export async function startSiteWithStripe(more: Record<string, string> = {}) {
	const dataDir = freshFolder('giving')
	const stripe = await startStripe()
	const url = `http://localhost:${await freePort()}`
	const keys = { STRIPE_SECRET_KEY: TEST_SECRET_KEY, STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET }
	const site = await startSiteProcess({
		...keys,
		STRIPE_BASE_URL: stripe.url,
		FORM_SECRET,
		...more,
		// Stripe leads back to the public address.
		DATA_DIR: dataDir,
		SITE_URL: url,
		PORT: new URL(url).port,
	})
	await untilWhole(site)
	stripe.setWebhook({ url: `${url}/api/stripe-events`, enabledEvents: ['*'] })
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })

	return {
		url,
		stripe,
		store,
		/** A donation of £20 by card, as its form stores it, before anything was paid. */
		async donate(changes: Parameters<typeof storedDonation>[1] = {}) {
			// Each donation is another visitor's: the limits of card testing would stop the tenth.
			await store.db.deleteFrom('card_start').execute()
			const paymentId = crypto.randomUUID()
			const { payableId } = await storedDonation(
				store,
				{ reference: `DON-${paymentId.slice(0, 4).toUpperCase()}-2M`, created_at: Date.now(), ...changes },
				{ id: paymentId, created_at: Date.now() },
			)
			return {
				payableId,
				thankYou: url + thankYouPath(payableId, formSecret),
				manage: url + managePath(payableId, formSecret),
				receipt: url + receiptPath(paymentId, formSecret),
				read: () => readDonation(store, payableId),
			}
		},
		/** Declares Gift Aid for a donation. */
		async declare(payableId: string) {
			const id = crypto.randomUUID()
			const person = { title: '', first_name: 'Zoë', last_name: 'O’Brien', house: '7', postcode: 'SA14 8NN' }
			const statement = { scope: 'this', wording_version: '1', statement: 'I am a taxpayer', how: 'online' } as const
			const when = { made_at: Date.now(), confirmed_sent_at: null, cancelled_from: null, invalid_at: null }
			await store.db
				.insertInto('gift_aid_declaration')
				.values({ id, ...person, ...statement, ...when, address_json: '"7 High Street"', ip_hash: null })
				.execute()
			await store.db.updateTable('payable').set({ gift_aid_declaration_id: id }).where('id', '=', payableId).execute()
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
