import { cpSync } from 'node:fs'
import { expect } from 'vitest'
import { startContentBackend } from './content-backend.ts'
import { PATIENCE_MS } from './readiness.ts'
import { eventually, freshFolder, startSiteProcess } from './site-process.ts'
import { SMALL_CHARITY } from './small-charity.ts'

export const CHARITY = { contentDir: SMALL_CHARITY.CONTENT_DIR }

/** A backend, and settings of sites that start with a snapshot of it. */
export async function startBackendWithSavedCopy() {
	const backend = await startContentBackend(CHARITY)
	const saved = freshFolder('saved-copy')
	const site = await startSiteProcess({ API_BASE: backend.url, DATA_DIR: saved })
	await eventually(
		() => site.get('/readyz'),
		({ status }) => status === 200,
		PATIENCE_MS,
	)
	expect(await site.stop()).toBe(0)
	function withSavedCopy() {
		const folder = freshFolder('outage')
		cpSync(saved, folder, { recursive: true })
		return { API_BASE: backend.url, DATA_DIR: folder }
	}
	return { backend, withSavedCopy }
}
