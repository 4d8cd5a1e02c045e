import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type BrowserContext, type FullConfig, test } from '@playwright/test'
import type { Role } from '#domain/desk/people/roles.ts'
import { hashKey, newKey } from '#records/drafts/keys.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { generatedFormSecret } from '#tests/builders/form-secret.ts'
import { untilWhole } from '#tests/integration/support/readiness.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SITE_DAY } from './site-day.ts'

const root = join(import.meta.dirname, '../../../..')
/** The visual tests and the words of tests count on the sample's today. */
const FIXED_DATE = '--import ./tests/visual/fixed-date.mjs'

/** A site that the configuration has started (`metadata.site`), or that `ownSite` starts and stops. */
type RunningSite = Pick<SiteProcess, 'url'> & { dataDir: string; stop?: SiteProcess['stop'] }

/** The site of one file of tests, with its store. Its address is the `baseURL` of the file's pages. */
export interface OwnSite {
	readonly url: string
	readonly dataDir: string
	/** Works on the store of the site, beside its process. */
	withStore<T>(work: (store: Store) => Promise<T>): Promise<T>
	/** Signs a new volunteer in, without the emails of the sign-in. */
	signIn(context: BrowserContext, volunteer: { name: string; role: Role }): Promise<void>
	/** Runs `npm run desk` with these words. Returns what it printed. */
	desk(...words: string[]): string
}

/**
 * Starts a site for the tests of a file that write: the site of `playwright.config.ts` is for reading only. Call it once, at the top of
 * the file. Its tests then run in one worker, in their order; after a failure the next worker has a fresh site.
 *
 * Where one site is given for all files (`metadata.site`), as behind a proxy, the tests use that one.
 */
export function ownSite(settings: Record<string, string> = {}): OwnSite {
	let running: RunningSite
	let starting: Promise<void> | undefined
	async function start({ metadata: { site, preload } }: FullConfig) {
		running = site ?? (await startOwnSite(settings, preload))
	}
	test.describe.configure({ mode: 'default' })
	// Playwright asks for the address before it runs hooks.
	test.use({
		baseURL: async ({ browserName: _ }, use, { config }) => {
			starting ??= start(config)
			await starting
			await use(running.url)
		},
	})
	test.afterAll(async () => void (await running?.stop?.()))

	async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
		const { dataDir } = running
		const formSecret = generatedFormSecret(dataDir)
		const store = await openStore({ dataDir, databaseUrl: null, formSecret, onLostConnection() {} })
		try {
			return await work(store)
		} finally {
			await store.close()
		}
	}

	return {
		get url() {
			return running.url
		},
		get dataDir() {
			return running.dataDir
		},
		withStore,
		signIn: (context, volunteer) => withStore((store) => signIn(store, context, { ...volunteer, url: running.url })),
		desk(...words) {
			const env = { ...process.env, DATA_DIR: running.dataDir, SITE_URL: running.url }
			return spawnSync(process.execPath, [serverEntry('desk'), ...words], { cwd: root, encoding: 'utf8', env }).stdout
		},
	}
}

/** @param preload a module that is loaded into the site's process before its own */
async function startOwnSite(settings: Record<string, string>, preload?: string): Promise<RunningSite> {
	const dataDir = freshFolder('browser-tests')
	const site = await startSiteProcess({
		DATA_DIR: dataDir,
		LOG_LEVEL: 'warn',
		GALLERY: 'on',
		NODE_OPTIONS: preload ? `${FIXED_DATE} --import ${preload}` : FIXED_DATE,
		...settings,
	})
	await untilWhole(site)
	return { url: site.url, dataDir, stop: site.stop }
}

interface Volunteer {
	name: string
	role: Role
	/** The site's address. */
	url: string
}

async function signIn({ db }: Store, context: BrowserContext, { name, role, url }: Volunteer): Promise<void> {
	const [id, key, now] = [randomUUID(), newKey(), Date.now()]
	const staff = { id, email: `${id}@rescue.example`, name, role, created_at: now, removed_at: null }
	await db.insertInto('staff').values(staff).execute()
	// By the clock of the site, which a sign-in must not be ahead of.
	const signedInAt = Date.parse(`${SITE_DAY}T09:00:00Z`)
	const times = { created_at: now, signed_in_at: signedInAt, last_seen_at: now, expires_at: now + 3_600_000 }
	const session = { id: randomUUID(), key_hash: hashKey(key), staff_id: id, device: 'Chrome on Android', ...times }
	await db.insertInto('staff_session').values(session).execute()
	await context.addCookies([{ name: 'desk-session', value: encodeURIComponent(btoa(JSON.stringify(key))), url }])
}
