// Measures ten thousand dogs as deployed: the site's own process in front of a WordPress process (`herd-backend.ts`).
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sign } from '#content/wordpress/http/signature.ts'
import { eventually, type SiteProcess, startDeployedSite } from '#tests/integration/support/site-process.ts'

/** Random: a site with words for its secret does not start. */
const SECRET = randomBytes(32).toString('base64')
const PATIENCE_MS = 600_000

interface Probed {
	longestBlockMs: number
	busyMs: number
	longestGcMs: number
	heldMb: number
	rssMb: number
}

/** @param folder the checkout whose build runs */
export async function startHerdSite(count: number, folder?: string) {
	const backend = spawn(process.execPath, [join(import.meta.dirname, 'herd-backend.ts'), String(count)], {
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const [apiBase = ''] = await once(createInterface(backend.stdout))
	const settings = {
		API_BASE: apiBase,
		CONTENT_SECRET: SECRET,
		LOG_LEVEL: 'info',
		PRERENDER: 'on',
		NODE_OPTIONS: `--import=${join(import.meta.dirname, '../server/loop-probe.ts')}`,
	}
	const site = await startDeployedSite(settings, folder).catch((error: unknown) => {
		backend.kill()
		throw error
	})
	return {
		...site,
		probe: () => probe(site),
		/** Changes a dog in WordPress and sends the notice. */
		async change(id: number, title: string) {
			await fetch(`${apiBase}/change?id=${id}&title=${encodeURIComponent(title)}`, { method: 'POST' })
			const body = JSON.stringify({
				v: 1,
				id: crypto.randomUUID(),
				sent_at: new Date().toISOString(),
				events: [{ event: 'updated', type: 'dog', id, slug: 'any' }],
			})
			const headers = {
				'X-Rescue-Signature': sign(SECRET, body, Date.now() / 1000),
				'Content-Type': 'application/json',
			}
			const { status } = await fetch(`${site.url}/api/content-changed`, { method: 'POST', body, headers })
			if (status >= 300) throw new Error(`the announcement was answered ${status}`)
		},
		async stop() {
			const code = await site.stop()
			backend.kill()
			return code
		},
	}
}

async function probe(site: SiteProcess): Promise<Probed> {
	const lines = () => site.logged().filter((line) => line.probe)
	const count = lines().length
	process.kill(site.pid, 'SIGUSR2')
	const all = await eventually(
		async () => lines(),
		(now) => now.length > count,
		PATIENCE_MS,
	)
	// The output of the probe.
	return all.at(-1) as unknown as Probed
}

async function once(lines: AsyncIterable<string>): Promise<string[]> {
	for await (const line of lines) return [line]
	return []
}
