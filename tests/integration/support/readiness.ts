import { eventually, type SiteProcess } from './site-process.ts'

/** Time limit for eventual conditions on a busy machine. */
export const PATIENCE_MS = 60_000

/** The content status of /readyz. */
export interface Ready {
	status: number
	content: { lastSyncAt: string | null; lastError: string | null; withheld: { list: string }[] }
}

export async function ready(site: SiteProcess): Promise<Ready> {
	const { status, text } = await site.get('/readyz')
	return { ...JSON.parse(text), status }
}

/** Resolves once the site has read all its content. On a busy machine its first pages may have a part: it waits for ten seconds. */
export async function untilWhole(site: SiteProcess) {
	await eventually(
		() => ready(site),
		({ content }) => content.lastSyncAt !== null,
		2 * PATIENCE_MS,
	)
}

/** Whether a response of the backend was rejected. */
export const hasDoubts = ({ content }: Ready) => content.lastError !== null || content.withheld.length > 0
