import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { maxBytesOfFile } from './backed-up-files.ts'
import { LineTooLongError, readLines } from './read-lines.ts'

/** Raised when an older site would misread the file. */
export const BACKUP_VERSION = 1

/** A line has a whole file, of which the content snapshot is the longest; base64 takes a third more. A small gzip file may unpack to any size. */
const MAX_BACKUP = { maxLineBytes: 400 * 1024 ** 2, maxBytes: 64 * 1024 ** 3 }

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
type BackupHead = z.infer<typeof headSchema>

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

/**
 * Reads a backup line by line.
 *
 * @throws `BackupError`, at the end when it is incomplete: verify it before using it. At once for a file that no backup of ours holds
 */
export async function* readBackupFile(path: string): AsyncGenerator<BackupLine> {
	const hash = createHash('sha256')
	let count = 0
	let isComplete = false
	const gunzip = createReadStream(path)
		.on('error', (error) => gunzip.destroy(error))
		.pipe(createGunzip())
	try {
		for await (const text of readLines(gunzip, MAX_BACKUP)) {
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
			if ('file' in line.data) refuseUnknownFile(line.data)
			yield line.data
		}
	} catch (error) {
		throw isOfDamage(error) ? new BackupError(`${path} is incomplete or damaged`) : error
	} finally {
		gunzip.destroy()
	}
	if (!isComplete) throw new BackupError(`${path} is incomplete or damaged`)
}

/** Someone who can change a backup must not choose what the next start reads. */
function refuseUnknownFile({ file, base64 }: z.infer<typeof fileSchema>) {
	const maxBytes = maxBytesOfFile(file)
	if (maxBytes === undefined) throw new BackupError(`the backup has a file that no backup of this site has: ${file}`)
	if (Buffer.byteLength(base64, 'base64') > maxBytes)
		throw new BackupError(`a file in the backup is too large: ${file}`)
}

function isOfDamage(error: unknown): boolean {
	const isOfGzip = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
	return isOfGzip || error instanceof LineTooLongError
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** The SHA-256 of the whole file in hex, as `sha256sum` prints it. */
export async function sha256OfFile(path: string): Promise<string> {
	const hash = createHash('sha256')
	for await (const chunk of createReadStream(path)) hash.update(chunk)
	return hash.digest('hex')
}

/** Checks all lines against the checksum, and every file against the list of what a backup holds. @throws `BackupError` */
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
