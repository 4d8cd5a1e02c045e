import type { ContentType, PictureSource, Term } from '#content/model/content.ts'
import type { ItemOf, Loaded } from './http/backend.ts'
import { CUSTOM_V1, type RestApi, unexpected } from './http/rest-api.ts'
import { isRecord, type RawRecord } from './parse/read-base.ts'
import { readItems } from './parse/read-items.ts'
import type { UrlContext } from './parse/url-context.ts'

/** An editor waits for this response. */
const TIMEOUT_MS = 6_000

/** An item as its editor sees it, in any status and with what is not saved yet. */
export type PreviewAnswer<Type extends ContentType = ContentType> =
	| { kind: 'item'; loaded: Loaded<ItemOf[Type]>; status: string; hasUnsavedChanges: boolean }
	/** The backend does not let this person see it, or has no such item. */
	| { kind: 'refused' }
	/** The site cannot show it yet: what is missing or wrong. */
	| { kind: 'incomplete'; problems: { field: string; message: string }[] }

interface PreviewReader {
	api: Pick<RestApi, 'ask'>
	/** The same context as for other records of the type. */
	contextOf(records: RawRecord[]): Promise<{
		urls: UrlContext
		known: ReadonlyMap<string, PictureSource>
		taxonomies: { categories: Term[]; tags: Term[] }
		endless: ReadonlyMap<string, number> | undefined
	}>
}

/** Reads one item with the token of its editor. Nothing of it is kept. */
export async function readPreview<Type extends ContentType>(
	{ api, contextOf }: PreviewReader,
	{ type, id, token }: { type: Type; id: number; token: string },
): Promise<PreviewAnswer<Type>> {
	const route = `${CUSTOM_V1}/preview/${id}`
	const answer = await api.ask(route, { token }, { tries: 1, timeoutMs: TIMEOUT_MS })
	if (answer.status === 404) return { kind: 'refused' }
	if (answer.status !== 200 || !isRecord(answer.json)) throw unexpected(route, answer)
	const record = asPublished(answer.json)
	const problems: { field: string; message: string }[] = []
	const { known, ...context } = await contextOf([record])
	const { items } = await readItems(type, [record], {
		...context,
		known: new Map(known),
		report: ({ field, message }) => void problems.push({ field, message }),
	})
	const [loaded] = items
	if (!loaded || loaded.item.id !== id) return { kind: 'incomplete', problems }
	const { status, preview } = answer.json
	return {
		kind: 'item',
		loaded,
		status: typeof status === 'string' ? status : '',
		hasUnsavedChanges: isRecord(preview) && preview.has_autosave === true,
	}
}

/** Other statuses and passwords hide a record. */
function asPublished(record: RawRecord): RawRecord {
	const open = (part: unknown) => (isRecord(part) ? { ...part, protected: false } : part)
	return { ...record, status: 'publish', content: open(record.content), excerpt: open(record.excerpt) }
}
