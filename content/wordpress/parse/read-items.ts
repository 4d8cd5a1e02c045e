import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { articleFields } from '#content/model/article.ts'
import type { Article, ContentType, Story } from '#content/model/content.ts'
import { docFields } from '#content/model/doc.ts'
import { type Field, readFields } from '#content/model/fields/field.ts'
import { merchFields } from '#content/model/merch-item.ts'
import { roleFields } from '#content/model/role.ts'
import { storyRecord } from '#content/model/story.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { noteReading } from '#lib/read-note.ts'
import { htmlToText } from '#lib/text/html.ts'
import { createTimeSlices } from '#lib/time-slices.ts'
import type { ItemOf, ItemsAnswer } from '../http/backend.ts'
import { isHidden, isRecord, modificationOf, type RawRecord, readBase, withMeta } from './read-base.ts'
import { readDog } from './read-dog.ts'
import { readPage } from './read-page.ts'
import { createRecordContext, type ReadItemsContext, type RecordContext } from './record-context.ts'

const WORDS_PER_MINUTE = 220
/** CPU time, not clock time: a busy machine makes no record slow. A long article takes some tens of milliseconds. */
const MAX_PARSING_MS = 1000
/** A record at which a process stood still is read in no version for so long. */
const ENDLESS_PAUSE_MS = HOUR_MS

type Readers = { [Type in ContentType]: (record: RawRecord, context: RecordContext) => ItemOf[Type] }

const READERS: Readers = {
	dogs: readDog,
	merch: (record, context) => readPlain(record, merchFields, context),
	posts: readArticle,
	docs: (record, context) => {
		const { headings, ...base } = readBase(record, context)
		return { ...base, ...readFields(docFields, record, context), headings }
	},
	pages: readPage,
	stories: readStory,
	roles: (record, context) => readPlain(record, roleFields, context),
}

/** Reads an item that has nothing but its fields. */
function readPlain<Schema extends z.ZodObject>(record: RawRecord, definition: Field<Schema>, context: RecordContext) {
	const { headings: _, ...base } = readBase(record, context)
	return { ...base, ...readFields(definition, record, context) }
}

function readArticle(record: RawRecord, context: RecordContext): Article {
	const { headings, ...base } = readBase(record, context)
	const known = readFields(articleFields, record, context)
	return { ...base, ...known, readingMinutes: readingMinutes(base.html), headings }
}

function readingMinutes(html: string): number {
	const words = htmlToText(html).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
	return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function readStory(record: RawRecord, context: RecordContext): Story {
	const { headings: _, ...base } = readBase(record, context)
	const { today, earlier } = readFields(storyRecord, record, context)
	return { ...base, ...today, people: today.people || earlier.people, dog: today.dog ?? earlier.dog }
}

/** Parses and sanitises records, in slices. Invalid records are reported and skipped. */
export async function readItems<Type extends ContentType>(
	type: Type,
	records: unknown[],
	shared: ReadItemsContext,
): Promise<ItemsAnswer<ItemOf[Type]>> {
	const slices = createTimeSlices()
	const hidden: number[] = []
	const contradictory = contradictoryIds(records)
	const answer: ItemsAnswer<ItemOf[Type]> = { items: [], seen: [], hidden }
	for (const record of records) {
		if (slices.isOver()) await slices.next()
		const raw = isRecord(record) ? record : {}
		const id = Number.isInteger(raw.id) ? Number(raw.id) : null
		if (isHidden(raw)) {
			if (id !== null) hidden.push(id)
			continue
		}
		if (id !== null) answer.seen.push(id)
		const warn = (field: string, message: string) => shared.report({ type, id, field, message })
		if (id !== null && contradictory.has(id)) {
			warn('id', 'is also the id of another record')
			continue
		}
		const key = recordKey(type, raw)
		const danger = endlessProblem(key, shared.endless, Date.now())
		if (danger) {
			warn('record', danger)
			continue
		}
		const context = createRecordContext(shared, warn)
		try {
			noteReading(key)
			const before = process.threadCpuUsage()
			const item = READERS[type](withMeta(raw), context)
			const ms = process.threadCpuUsage(before).user / 1000
			if (ms > MAX_PARSING_MS) warn('record', `takes ${Math.round(ms)} ms to read: shorten its texts`)
			else answer.items.push({ item, pictures: distinct(context) })
		} catch (error) {
			if (error instanceof z.ZodError) for (const { path, message } of error.issues) warn(path.join('.'), message)
			// Such as a text nested too deep to parse.
			else warn('record', `cannot be read: ${error instanceof Error ? error.message : String(error)}`)
		} finally {
			noteReading('')
		}
	}
	return answer
}

/** Names a version of a record: another after a change. A preview is not what visitors see, so it has its own. */
function recordKey(type: ContentType, record: RawRecord): string {
	const key = `${record.preview ? 'preview ' : ''}${type} ${record.id} ${modificationOf(record) ?? ''}`
	return key.replace(/\s+/g, ' ').slice(0, 100)
}

/**
 * Why a record is not read: a process stood still at this version, or at any version within the hour. Otherwise each time that an
 * editor saves a text that stops the site would stop it again.
 */
function endlessProblem(key: string, endless: ReadonlyMap<string, number> = new Map(), now: number) {
	if (endless.has(key)) return 'stopped the site when it was read last: shorten its texts and save it'
	const stops = [...endless].filter(([stopped]) => withoutVersion(stopped) === withoutVersion(key)).map(([, at]) => at)
	const until = Math.max(0, ...stops) + ENDLESS_PAUSE_MS
	if (now >= until) return undefined
	return `stopped the site within the hour: shorten its texts and save it after ${new Date(until).toISOString()}`
}

function withoutVersion(key: string): string {
	return key.slice(0, key.lastIndexOf(' '))
}

/** Ids used by different records. */
function contradictoryIds(records: unknown[]): ReadonlySet<unknown> {
	const byId = new Map<unknown, unknown>()
	const contradictory = new Set<unknown>()
	for (const record of records) {
		if (!isRecord(record) || record.id === undefined) continue
		if (byId.has(record.id) && !isDeepStrictEqual(byId.get(record.id), record)) contradictory.add(record.id)
		byId.set(record.id, record)
	}
	return contradictory
}

function distinct({ pictures }: RecordContext) {
	return [...new Map(pictures.map((source) => [source.id, source])).values()]
}
