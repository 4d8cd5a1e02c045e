import { onTestFinished } from 'vitest'
import { openStore } from '#records/store/open-store.ts'
import { givingWithStripe } from '#tests/stripe/giving-with-stripe.ts'
import { TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'
import { untilWhole } from './readiness.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from './site-process.ts'
import { SMALL_CHARITY } from './small-charity.ts'

export const EVENTS_PATH = '/api/stripe-events'

/** The built site with card payments, its store (SQLite unless `DATABASE_URL` is set), and the stand-in. */
export async function siteWithStripe(more: Record<string, string> = {}) {
	const dataDir = freshFolder('card-payments')
	const databaseUrl = more.DATABASE_URL ?? null
	const store = await openStore({ dataDir, databaseUrl, onLostConnection() {} })
	onTestFinished(() => store.close())
	const giving = await givingWithStripe(store)
	const settings = {
		...SMALL_CHARITY,
		DATA_DIR: dataDir,
		STRIPE_BASE_URL: giving.server.url,
		...more,
		STRIPE_SECRET_KEY: TEST_SECRET_KEY,
		STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
	}
	const running = new Set<SiteProcess>()
	async function kill(site: SiteProcess) {
		running.delete(site)
		await site.stop('SIGKILL')
	}
	onTestFinished(async () => {
		for (const site of running) await kill(site)
	})
	async function start() {
		const site = await startSiteProcess(settings)
		running.add(site)
		await untilWhole(site)
		giving.server.setWebhook({ url: site.url + EVENTS_PATH, enabledEvents: ['*'] })
		return site
	}
	return { giving, start, kill }
}

/** Sends the form of a donation as a browser without JavaScript does. */
export function donate(site: SiteProcess, fields: Record<string, string>, headers: Record<string, string> = {}) {
	const person = { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org' }
	return fetch(`${site.url}/donate`, {
		method: 'POST',
		body: new URLSearchParams({ frequency: 'once', ownOnce: '20', ...person, ...fields }),
		headers: { Origin: site.url, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html', ...headers },
		redirect: 'manual',
	})
}
