import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/** Raised when an older site would misread the file. */
export const BACKUP_VERSION = 1

const headSchema = z.object({
	backup: z.literal('fairlead'),
	version: z.literal(BACKUP_VERSION),
	createdAt: z.string(),
	/** The last migration. */
	level: z.string(),
})
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const rowSchema = z.object({ row: z.array(z.union([z.string(), z.number(), z.null()])) })
const fileSchema = z.object({ file: z.string(), base64: z.string() })
const endSchema = z.object({ end: z.literal(true), lines: z.int(), sha256: z.string() })
const lineSchema = z.union([headSchema, tableSchema, rowSchema, fileSchema])

export type BackupLine = z.infer<typeof lineSchema>
export type BackupHead = z.infer<typeof headSchema>

/** An incomplete backup, or one of an unsupported version. */
export class BackupError extends Error {}

/**
 * Writes a backup: gzipped JSON lines, the last with the checksum of the others. Only its owner may read it.
 *
 * @throws when the file exists
 */
export async function writeBackupFile(path: string, lines: AsyncIterable<BackupLine>): Promise<void> {
	const file = await open(path, 'wx', 0o600)
	const hash = createHash('sha256')
	let count = 0
	const gzip = createGzip()
	const written = (async () => {
		for await (const chunk of gzip) await file.write(chunk)
	})()
	const writeText = async (text: string) => {
		if (!gzip.write(text)) await new Promise((resolve) => gzip.once('drain', resolve))
	}
	try {
		for await (const line of lines) {
			const text = `${JSON.stringify(line)}\n`
			hash.update(text)
			count += 1
			await writeText(text)
		}
		await writeText(`${JSON.stringify({ end: true, lines: count, sha256: hash.digest('hex') })}\n`)
		gzip.end()
		await written
		await file.sync()
	} finally {
		gzip.destroy()
		await file.close()
	}
}

/** Reads a backup line by line. @throws `BackupError`, at the end when it is incomplete: verify it before using it */
export async function* readBackupFile(path: string): AsyncGenerator<BackupLine> {
	const hash = createHash('sha256')
	let count = 0
	let isComplete = false
	const gunzip = createReadStream(path)
		.on('error', (error) => gunzip.destroy(error))
		.pipe(createGunzip())
	const source = createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY })
	gunzip.on('error', () => source.close())
	try {
		for await (const text of source) {
			const json = parseJson(text)
			const end = endSchema.safeParse(json)
			if (end.success) {
				isComplete = end.data.lines === count && end.data.sha256 === hash.digest('hex')
				break
			}
			hash.update(`${text}\n`)
			count += 1
			const line = lineSchema.safeParse(json)
			if (!line.success) throw new BackupError(`${path} is not a backup that this version of the site can read`)
			yield line.data
		}
	} finally {
		gunzip.destroy()
	}
	if (!isComplete) throw new BackupError(`${path} is incomplete or damaged`)
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** Checks all lines against the checksum. @throws `BackupError` */
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
