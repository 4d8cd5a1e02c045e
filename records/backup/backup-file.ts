import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/** Raised when a file of this version could be misread by an older one. */
export const BACKUP_VERSION = 1

const headSchema = z.object({
	backup: z.literal('fairlead'),
	version: z.literal(BACKUP_VERSION),
	createdAt: z.string(),
	/** The last change of the tables. */
	level: z.string(),
})
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const rowSchema = z.object({ row: z.array(z.union([z.string(), z.number(), z.null()])) })
const fileSchema = z.object({ file: z.string(), base64: z.string() })
const endSchema = z.object({ end: z.literal(true), lines: z.int(), sha256: z.string() })
const lineSchema = z.union([headSchema, tableSchema, rowSchema, fileSchema])

export type BackupLine = z.infer<typeof lineSchema>
export type BackupHead = z.infer<typeof headSchema>

/** A file that is no whole backup of a version this site reads. */
export class BackupError extends Error {}

/**
 * Writes a backup: JSON lines, compressed, the last of them with the checksum of all before. Readable by its owner alone, and
 * on disk when it resolves.
 *
 * @throws when the file is there already
 */
export async function writeBackupFile(path: string, lines: AsyncIterable<BackupLine>): Promise<void> {
	const file = await open(path, 'wx', 0o600)
	const hash = createHash('sha256')
	let count = 0
	const zipped = createGzip()
	const written = (async () => {
		for await (const chunk of zipped) await file.write(chunk)
	})()
	const put = async (text: string) => {
		if (!zipped.write(text)) await new Promise((resolve) => zipped.once('drain', resolve))
	}
	try {
		for await (const line of lines) {
			const text = `${JSON.stringify(line)}\n`
			hash.update(text)
			count += 1
			await put(text)
		}
		await put(`${JSON.stringify({ end: true, lines: count, sha256: hash.digest('hex') })}\n`)
		zipped.end()
		await written
		await file.sync()
	} finally {
		zipped.destroy()
		await file.close()
	}
}

/** Reads a backup line by line. @throws `BackupError` at the end when it is not whole, so verify it before anything is done with it */
export async function* readBackupFile(path: string): AsyncGenerator<BackupLine> {
	const hash = createHash('sha256')
	let count = 0
	let isWhole = false
	const unzipped = createReadStream(path)
		.on('error', (error) => unzipped.destroy(error))
		.pipe(createGunzip())
	const source = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })
	unzipped.on('error', () => source.close())
	try {
		for await (const text of source) {
			const json = parseJson(text)
			const end = endSchema.safeParse(json)
			if (end.success) {
				isWhole = end.data.lines === count && end.data.sha256 === hash.digest('hex')
				break
			}
			hash.update(`${text}\n`)
			count += 1
			const line = lineSchema.safeParse(json)
			if (!line.success) throw new BackupError(`${path} is not a backup this version of the site can read`)
			yield line.data
		}
	} finally {
		unzipped.destroy()
	}
	if (!isWhole) throw new BackupError(`${path} is not a whole backup: it is cut off or damaged`)
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** Reads all of it and throws unless every line is as it was written. @returns its first line, and how many rows and files it has */
export async function verifyBackupFile(path: string): Promise<{ head: BackupHead; rows: number; files: number }> {
	let head: BackupHead | undefined
	let [rows, files] = [0, 0]
	for await (const line of readBackupFile(path)) {
		if ('backup' in line) head = line
		if ('row' in line) rows += 1
		if ('file' in line) files += 1
	}
	if (!head) throw new BackupError(`${path} is not a backup of this site`)
	return { head, rows, files }
}
