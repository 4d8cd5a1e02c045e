import { inject } from 'vitest'
import { eventually, type SiteProcess, startSiteProcess } from '../../../integration/support/site-process.ts'
import { endWithRun } from '../server/programs.ts'
import type { WordPress } from '../server/wordpress.ts'

/** The built site on this WordPress, once it has content. */
export async function startSiteOn(
	wordpress: Pick<WordPress, 'url'>,
	settings: Record<string, string> = {},
): Promise<SiteProcess> {
	const site = await startSiteProcess({ API_BASE: wordpress.url, ...settings })
	endWithRun(inject('wordpress').folder, site.pid, 'process')
	await eventually(
		() => site.get('/readyz'),
		({ status, text }) => status === 200 && JSON.parse(text).content.lastSyncAt !== null,
		60_000,
	)
	return site
}

/** Waits until a page has these words: two minutes at most, and slack for a busy machine. */
export function untilShown(site: SiteProcess, path: string, words: string) {
	return eventually(
		() => site.get(path),
		({ status, text }) => status === 200 && text.includes(words),
		130_000,
	)
}
