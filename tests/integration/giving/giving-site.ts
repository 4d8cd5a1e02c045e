import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { certificatePath, managePath, receiptPath, thankYouPath } from '#domain/giving/giving-links.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { DAY_MS } from '#lib/dates.ts'
import { readDonation } from '#records/giving/read-donation.ts'
import { listDueEvents } from '#records/payments/stripe/events/stored-events.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { FORM_SECRET, formSecret } from '#tests/builders/form-secret.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { aVisitor } from '../support/form-visitor.ts'
import { eventually } from '../support/site-process.ts'
import { siteWithStripe } from '../support/site-with-stripe.ts'
import { copySmallCharity } from '../support/small-charity.ts'

const WITHIN_MS = 30_000
/** On a busy machine an event may be refused or fail once: both are tried again after a minute at the latest. */
const WITH_RETRY_MS = 90_000

/** Biscuit (id 101) and Juno can be sponsored. */
function charityWithSponsorships(): string {
	const folder = copySmallCharity()
	for (const name of ['biscuit', 'juno']) {
		const file = join(folder, `dogs/${name}.md`)
		const text = readFileSync(file, 'utf8').replace('sponsorable: false', 'sponsorable: true')
		writeFileSync(file, text.replace('sponsor_minimum: null', 'sponsor_minimum: 500'))
	}
	return folder
}

/** What a reader of the page's own part sees. */
function wordsOf(html: string): string {
	const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
	return main
		.replace(/<!-- -->/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
}

/** A site that takes cards, where visitors without JavaScript give and sponsor. */
export async function aSiteForGiving(settings: Record<string, string> = {}) {
	const { giving, start } = await siteWithStripe({ CONTENT_DIR: charityWithSponsorships(), FORM_SECRET, ...settings })
	const site = await start()
	const { store, server, provider } = giving
	const { db } = store

	/** What is stored of the donation of an address, with the pages of it. */
	async function givenBy(email: string) {
		const { id } = await db.selectFrom('payable').select('id').where('email', '=', email).executeTakeFirstOrThrow()
		const read = async () => {
			const found = await readDonation(store, id)
			if (!found) throw new Error('the donation is gone')
			return found
		}
		const text = async (path: string) => wordsOf((await aVisitor(site).get(path)).text)
		/** The subjects of its emails, without the reference. */
		const emails = async () => {
			const rows = await db
				.selectFrom('delivery')
				.select('payload_json')
				.where('payable_id', '=', id)
				.orderBy('created_at')
				.execute()
			return rows.map(({ payload_json }): string => JSON.parse(payload_json).subject.replace(/ - (DON|SPO)-.*/, ''))
		}
		return {
			id,
			read,
			thankYou: () => text(thankYouPath(id, formSecret)),
			manage: () => text(managePath(id, formSecret)),
			certificate: () => text(certificatePath(id, formSecret)),
			receipt: async (at = 0) => text(receiptPath((await read()).payments[at]?.id ?? '', formSecret)),
			emails,
			hasEmails: (count: number) => eventually(emails, (now) => now.length === count, WITHIN_MS),
			stateIs: (state: string) =>
				eventually(
					async () => (await read()).donation.state as string,
					(now) => now === state,
					WITHIN_MS,
				),
			/** The newest session at Stripe. */
			session: () => [...server.state.sessions.values()].at(-1)?.id ?? '',
		}
	}

	/** Fills in a form of the site and chooses the card. @returns the page of Stripe */
	async function toStripe(path: string, email: string, fields: Record<string, string>): Promise<string> {
		await db.deleteFrom('card_start').execute()
		const visitor = aVisitor(site)
		const person = { firstName: 'Zora', lastName: 'Reed', email, pay: 'card' }
		const sent = await visitor.send(await visitor.get(path), new URLSearchParams({ ...person, ...fields }))
		if (!sent.path.startsWith('/c/pay/')) throw new Error(`not led to Stripe but to ${sent.path}: ${sent.status}`)
		return sent.url
	}

	/** Delivers what Stripe has to tell. Resolves once the site has applied it, which is later than its 200. */
	async function deliver() {
		await eventually(
			async () => {
				await server.events.deliver()
				const open = await listDueEvents(store, Date.now() + WITH_RETRY_MS)
				const failed = open.map(({ type, last_error }) => `${type}: ${last_error}`)
				return [...server.state.undelivered.map(({ type }) => `${type}: refused`), ...failed]
			},
			(open) => open.length === 0,
			WITH_RETRY_MS,
		)
	}

	return {
		giving,
		givenBy,
		toStripe,
		deliver,
		/** Pays as the buttons of Stripe's page do, and delivers what follows. */
		async pay(checkout: string, how: 'pay' | 'direct-debit' = 'pay') {
			await press(checkout, how)
			await deliver()
		},
		/** Biscuit has gone home; the jobs run for three days. */
		async rehome() {
			const dogs = [
				aDog({ id: 101, slug: 'biscuit', title: 'Biscuit', sponsorable: true, status: 'adopted' }),
				aDog({ id: 110, slug: 'juno', title: 'Juno', sponsorable: true, sponsorMinimum: 500 }),
			]
			const tenOClock = Date.parse(`${new Date().toISOString().slice(0, 10)}T10:00:00Z`)
			for (const days of [0, 1, 2, 3]) {
				const { errors } = await runJobs({
					store,
					siteUrl: site.url,
					formSecret,
					warnings: [],
					content: someContent({ dogs, options: someOptions() }),
					clock: { isTrusted: true, mayDelete: false },
					now: tenOClock + days * DAY_MS,
					cancelMonthly: (donation) => provider.cancelMonthly(donation),
				})
				expect(errors).toEqual([])
				await deliver()
			}
		},
	}
}
