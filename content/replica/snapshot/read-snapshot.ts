import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { ContentType } from '#content/model/content.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import type { ItemOf, Loaded } from '#content/wordpress/http/backend.ts'
import { createTimeSlices } from '#lib/time-slices.ts'
import { emptyReplicaData, type ReplicaData } from '../replica-data.ts'
import { parseHead, parseLoaded } from './snapshot-schema.ts'

export interface SnapshotContent {
	data: ReplicaData
	savedAt: string
	version: number
	isWhole: boolean
	/** Parts that could not be parsed: "dogs 103: …", "options.header". */
	rejected: string[]
}

const NEWLINE = 10

const fileHead = z.looseObject({ version: z.int(), source: z.string(), savedAt: z.string() })
const itemLine = z.looseObject({ type: z.enum(CONTENT_TYPES) })
const lastLine = z.object({ sha256: z.string() })

/** Reads a snapshot file of this source; undefined when there is none. */
export async function readSnapshotFile(
	path: string,
	source: string,
): Promise<SnapshotContent | { problem: string } | undefined> {
	const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error)
	if (!Buffer.isBuffer(bytes))
		return bytes.code === 'ENOENT' ? undefined : { problem: `it cannot be read (${bytes.code})` }
	const lines = linesOf(bytes)
	const firstLine = lines.next().value ?? Buffer.alloc(0)
	const first = parseJson(firstLine)
	const head = fileHead.safeParse(first)
	if (!head.success) return { problem: 'it is damaged from its first line on' }
	const { source: from, savedAt, version } = head.data
	if (from !== source) return { problem: `it is a copy of ${from}` }
	const parser = createSnapshotParser(head.data)
	const isWhole = await parser.parseLines(firstLine, lines)
	return { ...parser.result(), savedAt, version, isWhole }
}

/** Parses each item separately, so that an invalid one loses only itself. */
function createSnapshotParser(first: z.infer<typeof fileHead>) {
	const { head, unreadable } = parseHead(first)
	const items = emptyReplicaData().items
	const rejected = [...unreadable]
	const slices = createTimeSlices()

	async function parseItem<T extends ContentType>(type: T, value: unknown) {
		if (slices.isOver()) await slices.next()
		const loaded = parseLoaded(type, value)
		if ('problem' in loaded) rejected.push(`${type} ${idOf(value)}: ${loaded.problem}`)
		else (items[type] as Loaded<ItemOf[T]>[]).push(loaded)
	}

	return {
		/** Returns whether the file is intact, by the checksum in its last line. */
		async parseLines(firstLine: Buffer, lines: Iterable<Buffer>): Promise<boolean> {
			const hash = createChecksum()
			hash.add(firstLine)
			for (const line of lines) {
				const value = parseJson(line)
				const parsed = itemLine.safeParse(value)
				const last = parsed.success ? undefined : lastLine.safeParse(value).data
				if (last) return last.sha256 === hash.sum()
				hash.add(line)
				if (parsed.success) await parseItem(parsed.data.type, value)
			}
			return false
		},
		result() {
			// Already sorted unless the file was edited; lookups rely on the order.
			for (const type of CONTENT_TYPES) sortById(items[type] as Loaded<ItemOf[typeof type]>[])
			return { data: { ...emptyReplicaData(), ...head, items }, rejected }
		},
	}
}

function sortById(list: { item: { id: number } }[]) {
	list.sort((a, b) => a.item.id - b.item.id)
}

/** Checksum of all lines but the last, which holds it. */
export function createChecksum() {
	const hash = createHash('sha256')
	return {
		add: (line: Buffer | string) => void hash.update(line).update('\n'),
		sum: () => hash.digest('base64url'),
	}
}

function* linesOf(bytes: Buffer): Generator<Buffer, undefined> {
	for (let start = 0; start < bytes.length; ) {
		const newline = bytes.indexOf(NEWLINE, start)
		const end = newline < 0 ? bytes.length : newline
		yield bytes.subarray(start, end)
		start = end + 1
	}
}

function parseJson(line: Buffer): unknown {
	try {
		return JSON.parse(line.toString('utf8'))
	} catch {
		return undefined
	}
}

function idOf(value: unknown): string {
	const parsed = z.object({ item: z.object({ id: z.int() }) }).safeParse(value)
	return parsed.success ? String(parsed.data.item.id) : 'without an id'
}
