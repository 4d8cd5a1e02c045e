import { acceptInvitation, invite } from '#records/staff/members.ts'
import { listTeam } from '#records/staff/team.ts'
import type { Store } from '#records/store/open-store.ts'
import { startDeployedSite } from '#tests/integration/site-process.ts'

const SITE_URL = 'https://rescue.example'
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
		await acceptInvitation(store, { key, device: 'Firefox' }, now)
	}
	const key = await invite(store, { email: 'bo@rescue.example', name: 'Bo', role: 'lead', invitedBy: null }, now)
	return { key, staffIds: (await listTeam(store)).map(({ id }) => id) }
}

/** The time of each page as the desk's own server takes it: from the request to the last byte, on this machine. */
export async function measurePages(settings: Record<string, string>, key: string, runs: number) {
	const site = await startDeployedSite({ LOG_LEVEL: 'error', SITE_URL, ...settings })
	try {
		const accepted = await fetch(`${site.url}/desk/invitation`, {
			method: 'POST',
			body: new URLSearchParams({ key }),
			headers: { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' },
			redirect: 'manual',
		})
		const cookie = accepted.headers.getSetCookie().map((one) => one.split(';')[0])
		const headers = { Cookie: cookie.join('; ') }
		const results: { path: string; times: number[] }[] = []
		for (const path of PATHS) {
			const times: number[] = []
			for (let run = 0; run < runs; run += 1) {
				const started = performance.now()
				const { status, text } = await site.get(path, headers)
				times.push(performance.now() - started)
				if (status !== 200 || !text.includes('Inbox')) throw new Error(`${path} answered ${status}`)
			}
			results.push({ path, times })
		}
		return results
	} finally {
		await site.stop()
	}
}
