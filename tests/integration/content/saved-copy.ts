import { cpSync } from 'node:fs'
import { expect } from 'vitest'
import { PATIENCE_MS } from '../support/readiness.ts'
import { eventually, freshFolder, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { startContentBackend } from './content-backend.ts'

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
