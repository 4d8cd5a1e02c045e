import type { Term } from '#content/model/content.ts'
import { decodeText } from '#content/plain-text.ts'
import type { Discovered } from '../discovery/discovery.ts'
import { shortHash } from '../parse/pictures.ts'
import { isRecord } from '../parse/read-base.ts'
import { readTerms } from '../parse/read-terms.ts'
import { BackendError, type MediaRecord } from './backend.ts'
import type { ReadList } from './list-all.ts'
import { WP_V2 } from './rest-api.ts'

const CORE_TAXONOMIES = ['categories', 'tags']
const PLUGIN_TAXONOMIES = ['dog-breeds', 'dog-traits', 'merch-types']
const MAX_IDS_PER_REQUEST = 100
/** Missing or private: edits then show when the records that use them are saved. */
const NOT_LISTED = new Set<number | null>([400, 401, 403, 404])

export function createRelatedReader(readList: ReadList, discovered: () => Promise<Discovered>) {
	return {
		terms: async () => fetchTerms(readList, await discovered()),
		media: (ids: number[]) => fetchMedia(readList, ids),
	}
}

async function fetchTerms(readList: ReadList, { kind }: Discovered): Promise<Term[]> {
	const names = kind === 'plugin' ? [...CORE_TAXONOMIES, ...PLUGIN_TAXONOMIES] : CORE_TAXONOMIES
	const lists = await Promise.all(names.map((name) => listed(readList, name, { _fields: 'id,slug,name' })))
	// Invalid terms are reported with the records that have them.
	return lists.flatMap((records) => readTerms(records, () => {}))
}

async function fetchMedia(readList: ReadList, ids: number[]): Promise<MediaRecord[]> {
	const calls: Promise<unknown[]>[] = []
	for (let from = 0; from < ids.length; from += MAX_IDS_PER_REQUEST) {
		const include = ids.slice(from, from + MAX_IDS_PER_REQUEST).join(',')
		calls.push(listed(readList, 'media', { include, _fields: 'id,modified_gmt,alt_text,caption' }))
	}
	return (await Promise.all(calls)).flat().flatMap((record) => {
		if (!isRecord(record) || typeof record.id !== 'number') return []
		const { id, alt_text, caption, modified_gmt } = record
		const alt = typeof alt_text === 'string' ? decodeText(alt_text) : ''
		return [{ id, alt, version: shortHash(alt, JSON.stringify([caption, modified_gmt])) }]
	})
}

async function listed(readList: ReadList, name: string, params: Record<string, string>): Promise<unknown[]> {
	try {
		return (await readList(`${WP_V2}/${name}`, params, { isPart: true })).records
	} catch (error) {
		if (error instanceof BackendError && NOT_LISTED.has(error.status)) return []
		throw error
	}
}
