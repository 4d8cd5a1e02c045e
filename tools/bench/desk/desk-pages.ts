import { existsSync } from 'node:fs'
import pg from 'pg'
import { newKey } from '#records/drafts/keys.ts'
import { acceptInvitation, invite } from '#records/staff/members.ts'
import { listTeam } from '#records/staff/team.ts'
import type { Store } from '#records/store/open-store.ts'
import { type SiteProcess, startDeployedSite } from '#tests/integration/support/site-process.ts'
import { cpuMs } from '#tools/bench/server/hammer.ts'

const SITE_URL = 'https://rescue.example'
const WARM_UP_RUNS = 5
const PATHS = [
	'/desk',
	'/desk?person=me',
	'/desk?person=none&due=overdue',
	'/desk?form=adoption&dog=biscuit',
	'/desk?search=obrien',
	'/desk?search=nothing+like+it&status=all',
	'/desk?sort=name&page=5',
	'/desk?status=closed',
]

/** Eight people, and the key of an invitation of another lead. */
export async function invitedLead(store: Store, now: number): Promise<{ key: string; staffIds: string[] }> {
	for (const name of ['Ana', 'Lee', 'Max', 'Priya', 'Tom', 'Siân', 'Olu', 'Grace']) {
		const email = `${name.toLowerCase()}@rescue.example`
		const key = await invite(store, { email, name, role: 'lead', invitedBy: null }, now)
		await acceptInvitation(store, { key, device: { name: 'Firefox', key: newKey() } }, now)
	}
	const key = await invite(store, { email: 'bo@rescue.example', name: 'Bo', role: 'lead', invitedBy: null }, now)
	return { key, staffIds: (await listTeam(store)).map(({ id }) => id) }
}

interface PageTimes {
	path: string
	/** From the request to the last byte, one for each run. */
	times: number[]
	/** CPU time of the site and of the database beside it for one request: other work on the machine hardly changes it. */
	processorMs: number
}

/** The time of each page as the desk's own server takes it. */
export async function measurePages(settings: Record<string, string>, key: string, runs: number): Promise<PageTimes[]> {
	const site = await startDeployedSite({ LOG_LEVEL: 'error', SITE_URL, ...settings })
	try {
		const headers = { Cookie: await signIn(site, key) }
		const ask = async (path: string) => {
			const { status, text } = await site.get(path, headers)
			if (status !== 200 || !text.includes('Inbox')) throw new Error(`${path} answered ${status}`)
		}
		// A warm-up, as by a few minutes of use: the code is compiled, and the connections are open.
		for (let run = 0; run < WARM_UP_RUNS; run += 1) for (const path of PATHS) await ask(path)
		const pids = [site.pid, ...(await databasePids(settings.DATABASE_URL))]
		const results: PageTimes[] = []
		for (const path of PATHS) {
			const before = processorTime(pids)
			const times: number[] = []
			for (let run = 0; run < runs; run += 1) {
				const started = performance.now()
				await ask(path)
				times.push(performance.now() - started)
			}
			results.push({ path, times, processorMs: (processorTime(pids) - before) / runs })
		}
		return results
	} finally {
		await site.stop()
	}
}

async function signIn(site: SiteProcess, key: string): Promise<string> {
	const accepted = await fetch(`${site.url}/desk/invitation`, {
		method: 'POST',
		body: new URLSearchParams({ key }),
		headers: { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' },
		redirect: 'manual',
	})
	return accepted.headers
		.getSetCookie()
		.map((one) => one.split(';')[0])
		.join('; ')
}

/** The server processes of the site's connections; none for SQLite. They are seen only if PostgreSQL runs on this machine. */
async function databasePids(url: string | undefined): Promise<number[]> {
	if (url === undefined) return []
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const { rows } = await client.query<{ pid: number }>(
		'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
	)
	await client.end()
	return rows.map(({ pid }) => pid)
}

function processorTime(pids: readonly number[]): number {
	return pids.reduce((sum, pid) => sum + (existsSync(`/proc/${pid}/stat`) ? cpuMs(pid) : 0), 0)
}
