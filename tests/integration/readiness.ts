import type { SiteProcess } from './site-process.ts'

/** How long a test waits for what must become true on a busy machine. */
export const PATIENCE_MS = 60_000

/** What /readyz says of the content. */
export interface Ready {
	status: number
	content: { lastSyncAt: string | null; lastError: string | null; withheld: { list: string }[] }
}

export async function ready(site: SiteProcess): Promise<Ready> {
	const { status, text } = await site.get('/readyz')
	return { ...JSON.parse(text), status }
}

/** Whether something the backend answered is not believed. */
export const hasDoubts = ({ content }: Ready) => content.lastError !== null || content.withheld.length > 0
