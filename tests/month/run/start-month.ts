import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { openStore, type Store } from '#records/store/open-store.ts'
import { aMailServer } from '#tests/integration/support/mail-server.ts'
import { untilWhole } from '#tests/integration/support/readiness.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'
import { eventually, freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { startStripe, TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '#tests/stripe/stripe-server.ts'
import { charityOfTheMonth } from './charity.ts'
import { aClock, atEleven, WITH_CLOCK } from './clock.ts'
import { createSettling } from './settle.ts'

const root = join(import.meta.dirname, '../../..')
/** Without a port, which is chance, on pages and paper. */
const SITE_URL = 'http://localhost'
const EVENTS_PATH = '/api/stripe-events'
/** The last call of a comparison with Stripe. */
const LAST_CALL = '/v1/webhook_endpoints'
const ROUND_MS = 200

/** The site, Stripe's stand-in and a mail server, all with one clock that is moved from day to day. Await its `stop`. */
export async function startMonth(firstDay: string) {
	const dataDir = freshFolder('month')
	const clock = aClock(firstDay)
	const mail = await aMailServer()
	await mail.be({})
	const stripe = await startStripe({ start: clock.now(), signsByItsClock: true })
	const settings = {
		...settingsOf({ mailUrl: mail.url, stripeUrl: stripe.url }),
		DATA_DIR: dataDir,
		MONTH_CLOCK: clock.file,
	}
	const endpoint = { url: SITE_URL + EVENTS_PATH, enabledEvents: ['*'] }
	stripe.setWebhook(endpoint)
	const site = await startSiteProcess({ ...settings, NODE_OPTIONS: WITH_CLOCK.join(' ') })
	await untilWhole(site)
	stripe.setWebhook(endpoint, site.url + EVENTS_PATH)
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	const { settle, syncStripe } = createSettling({ stripe, store, now: clock.now })

	return {
		url: SITE_URL,
		address: { home: SITE_URL, listensAt: site.url },
		stripe,
		store,
		site,
		mail,
		now: clock.now,
		syncStripe,
		settle,
		/** The day begins: it is eleven o'clock, and the scheduled jobs have run. */
		async goTo(day: string) {
			clock.set(day)
			process.kill(site.pid, 'SIGUSR2')
			// What ended at Stripe in between is told before the site looks for it.
			await settle()
			const callsBefore = stripe.requests.length
			// A round of jobs that is still running does not begin another.
			const beginRound = async () => {
				process.kill(site.pid, 'SIGUSR2')
				await new Promise((resolve) => setTimeout(resolve, ROUND_MS))
				return lastHeartbeat(store)
			}
			await eventually(beginRound, (beat) => beat >= atEleven(day))
			const calls = async () => stripe.requests.slice(callsBefore).map(({ path }) => path)
			await eventually(calls, (paths) => paths.includes(LAST_CALL))
			await settle()
		},
		/** `npm run desk` with these words. */
		desk(...words: string[]): string {
			const env = { ...process.env, ...settings, LOG_LEVEL: 'silent' }
			return execFileSync(process.execPath, [...WITH_CLOCK, serverEntry('desk'), ...words], {
				cwd: root,
				encoding: 'utf8',
				env,
			})
		},
		async stop() {
			await site.stop()
			await store.close()
			await stripe.stop()
			await mail.close()
		},
	}
}

export type Month = Awaited<ReturnType<typeof startMonth>>

function settingsOf({ mailUrl, stripeUrl }: { mailUrl: string; stripeUrl: string }) {
	return {
		CONTENT_DIR: charityOfTheMonth(),
		SITE_URL,
		SMTP_URL: mailUrl,
		MAIL_FROM: 'Fairlead Dog Rescue <hello@fairlead.example>',
		STRIPE_SECRET_KEY: TEST_SECRET_KEY,
		STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
		STRIPE_BASE_URL: stripeUrl,
		// Each visitor has an address, and the limits of a site that runs.
		TRUST_PROXY: '1',
		MAX_UNPAID_ORDERS_PER_VISITOR: '',
		MAX_UNPAID_STOCK_PERCENT: '',
	}
}

async function lastHeartbeat({ db }: Store): Promise<number> {
	const beats = await db.selectFrom('heartbeat').select('beat_at').execute()
	return Math.max(0, ...beats.map(({ beat_at }) => Number(beat_at)))
}
