import type { ContentType, Term } from '#content/model/content.ts'
import { FIELDS_OF } from '#content/model/fields-of.ts'
import { CORE_FIELDS, fromCoreRecord } from '../discovery/core-wordpress.ts'
import type { Discovered } from '../discovery/discovery.ts'
import { isHidden, isRecord, modificationOf } from '../parse/read-base.ts'
import { readTaxonomy } from '../parse/read-terms.ts'
import type { UrlContext } from '../parse/url-context.ts'
import type { Report, Withdraw } from '../report.ts'
import { BackendError, type IdsAnswer } from './backend.ts'
import { type Listed, NoSuchListError, type ReadList, TOTAL_FIELD } from './list-all.ts'
import { WP_V2 } from './rest-api.ts'

type Found = Discovered & { urls: UrlContext }

const MAX_IDS_PER_REQUEST = 100
const ID_FIELDS = 'id,status,date_gmt,modified_gmt,content.protected'
/** These leave out `_links` and `link`, each of which costs WordPress a query an item. */
const BASE_FIELDS = 'id,slug,status,date_gmt,modified_gmt,title,content,excerpt,image,plain,meta,acf'
const NO_LIST: Listed = { records: [], unshown: 0 }

/** The raw records of a type; empty for a type the backend does not have. */
export async function fetchRecords(
	readList: ReadList,
	found: Found,
	type: ContentType,
	only: { ids?: number[] },
	expected: ReadonlySet<ContentType>,
): Promise<Listed> {
	const params = fieldParams(found, type)
	const calls = only.ids
		? chunks(only.ids, MAX_IDS_PER_REQUEST).map((ids) => ({ ...params, include: ids.join(',') }))
		: [params]
	const lists = await Promise.all(calls.map((call) => listOf(readList, found, type, call, expected)))
	const unshown = lists.reduce((sum, list) => sum + list.unshown, 0)
	const records = lists.flatMap((list) => list.records)
	if (found.kind !== 'core') return { records, unshown }
	return {
		records: records.map((record) => (isRecord(record) ? fromCoreRecord(record, found.urls.home) : record)),
		unshown,
	}
}

export async function publishedIds(
	readList: ReadList,
	found: Found,
	type: ContentType,
	expected: ReadonlySet<ContentType>,
): Promise<IdsAnswer> {
	const { records, unshown } = await listOf(readList, found, type, { _fields: ID_FIELDS }, expected)
	const hidden: number[] = []
	const ids: number[] = []
	const modifiedAt = new Map<number, string>()
	for (const record of records) {
		if (!isRecord(record) || typeof record.id !== 'number') continue
		const { id } = record
		if (isHidden(record)) {
			hidden.push(id)
			continue
		}
		ids.push(id)
		const modified = modificationOf(record)
		if (modified !== null) modifiedAt.set(id, modified)
	}
	return { ids, modifiedAt, hidden, unshown }
}

export type ReadTerms = (type: 'categories' | 'tags') => Promise<Term[]>

/** Reads the terms of a taxonomy; none where the backend has no such list. */
export function createTaxonomyReader(
	readList: ReadList,
	{ report, withdraw }: { report: Report; withdraw?: Withdraw | undefined },
): ReadTerms {
	return async function readTerms(type) {
		try {
			const { records } = await readList(`${WP_V2}/${type}`, { _fields: 'id,slug,name' })
			withdraw?.((problem) => problem.type === type && problem.field !== TOTAL_FIELD)
			return readTaxonomy(type, records, report)
		} catch (error) {
			if (error instanceof NoSuchListError) return []
			throw error
		}
	}
}

function fieldParams({ kind }: Found, type: ContentType): Record<string, string> {
	return kind === 'core' ? { _fields: CORE_FIELDS, _embed: 'wp:featuredmedia' } : { _fields: fieldsOf(type) }
}

/** The values of `_fields`: what is not asked for does not come. */
export function fieldsOf(type: ContentType): string {
	return [BASE_FIELDS, ...(type === 'pages' ? ['path'] : besideMeta(type))].join(',')
}

function besideMeta(type: ContentType): string[] {
	const { rows, earlier } = FIELDS_OF[type]
	const names = [...rows.map(({ at }) => at), ...earlier].map((at) => at.replace(/\..*/, ''))
	return [...new Set(names)].filter((name) => name !== 'meta')
}

/**
 * Reads a list; empty where this kind of backend has none.
 *
 * Throws when an expected list is missing: the plugin may be updating.
 */
async function listOf(
	readList: ReadList,
	found: Found,
	type: ContentType,
	params: Record<string, string>,
	expected: ReadonlySet<ContentType>,
): Promise<Listed> {
	if (found.kind === 'core' && type !== 'posts' && type !== 'pages') {
		if (expected.has(type)) throw lost(type)
		return NO_LIST
	}
	try {
		return await readList(`${WP_V2}/${type}`, params, { isPart: 'include' in params })
	} catch (error) {
		const isOptional = found.kind === 'partial' || (found.types !== null && !found.types.has(type))
		if (error instanceof NoSuchListError && expected.has(type)) throw lost(type)
		if (error instanceof NoSuchListError && isOptional) return NO_LIST
		throw error
	}
}

function lost(type: ContentType): BackendError {
	return new BackendError(
		`the backend had ${type} before and has no such list now: its plugin is switched off; delete the saved copy to go on without`,
		404,
	)
}

function chunks<T>(list: T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
}
