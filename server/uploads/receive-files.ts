import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { addCaseFile, type CaseFile } from '#records/files/case-files.ts'
import { type FileLink, MAX_FILES_PER_CASE } from '#records/files/file-links.ts'
import { type FileStorage, FileStorageError } from '#records/files/file-storage.ts'
import { filesFolder } from '#records/files/folder-storage.ts'
import type { Store } from '#records/store/open-store.ts'
import { type AcceptableFile, acceptableFile } from './check-file.ts'
import { MultipartError, readFiles } from './multipart.ts'

const MAX_FILE_BYTES = 15 * 1024 * 1024
/** Ten files and what stands around them. */
export const MAX_UPLOAD_BYTES = MAX_FILES_PER_CASE * MAX_FILE_BYTES + 64 * 1024
const MAX_NAME_LENGTH = 100
/** It may decode a picture, which takes memory. */
const checking = pLimit(1)
/** Before the server closes the connection (`REQUEST_TIMEOUT_MS`), so that the person gets an answer. */
const MAX_UPLOAD_MS = 65_000
/** No further file is stored after this time: the person still waits for the answer. */
const MAX_STORING_MS = 40_000

/** Why a file was not taken; the words are on the page. */
type UploadProblem = 'none' | 'too large' | 'too many' | 'wrong type' | 'broken' | 'too slow' | 'not stored'

interface Received {
	id: string
	name: string
}

/** Thrown while the body is read: the rest of it is not. */
export class UploadRefusedError extends Error {
	readonly problem: UploadProblem
	constructor(problem: UploadProblem, options?: ErrorOptions) {
		super(problem, options)
		this.problem = problem
	}
}

interface Upload {
	store: Store
	/** Where the files stay. */
	storage: FileStorage
	/** Where they are received and checked. */
	dataDir: string
	link: FileLink
	contentType: string
	now: number
	/** How long a body may pause. */
	maxPauseMs: number
}

/**
 * Takes the files of a body, one chunk in memory at a time. All of them are checked before one is stored, all are stored before one is
 * added to the case, and all of that is before the answer.
 *
 * @returns how many were added
 * @throws `UploadRefusedError`
 */
export async function receiveFiles(incoming: IncomingMessage, upload: Upload): Promise<number> {
	const { store, storage, dataDir, link, now } = upload
	const received: Received[] = []
	try {
		await mkdir(filesFolder(dataDir), { recursive: true, mode: 0o700 })
		await streamToDisk(incoming, upload, received)
		if (received.length === 0) throw new UploadRefusedError('none')
		const checked: (Received & AcceptableFile)[] = []
		for (const file of received) {
			const accepted = await checking(() => acceptableFile(partPath(dataDir, file.id), encodedPath(dataDir, file.id)))
			if (!accepted) throw new UploadRefusedError('wrong type')
			checked.push({ ...file, ...accepted, name: withEnding(file.name, accepted.type) })
		}
		await storeAll(storage, checked)
		for (const { path: _, ...file } of checked) {
			if (!(await addCaseFile(store, link.submissionId, file, now))) throw new UploadRefusedError('too many')
		}
		return checked.length
	} catch (error) {
		throw isWriteError(error) ? new UploadRefusedError('not stored', { cause: error }) : error
	} finally {
		// Stored files without a row are swept.
		for (const { id } of received) {
			await rm(partPath(dataDir, id), { force: true })
			await rm(encodedPath(dataDir, id), { force: true })
		}
	}
}

async function storeAll(storage: FileStorage, files: (Received & AcceptableFile)[]): Promise<void> {
	const endsAt = Date.now() + MAX_STORING_MS
	for (const { id, path } of files) {
		try {
			if (Date.now() > endsAt) throw new FileStorageError('storing the files took too long')
			await storage.put(id, path)
		} catch (cause) {
			throw new UploadRefusedError('not stored', { cause })
		}
	}
}

/** Whether the disk failed, not the connection: full, read-only, gone. */
function isWriteError(error: unknown): boolean {
	const { syscall = '' } = (error ?? {}) as { syscall?: string }
	return ['open', 'write', 'mkdir'].includes(syscall)
}

async function streamToDisk(
	incoming: IncomingMessage,
	{ dataDir, link, contentType, maxPauseMs }: Upload,
	received: Received[],
) {
	const endsAt = Date.now() + MAX_UPLOAD_MS
	try {
		await readFiles(incoming, {
			contentType,
			field: 'files',
			maxFiles: link.remaining,
			maxFileBytes: MAX_FILE_BYTES,
			maxBytes: MAX_UPLOAD_BYTES,
			async receive(filename, content) {
				const id = randomUUID()
				received.push({ id, name: shownName(filename) })
				await pipeline(content, createWriteStream(partPath(dataDir, id), { flags: 'wx', mode: 0o600 }))
			},
			stopped: () => tooSlow(Math.min(maxPauseMs, endsAt - Date.now())),
		})
	} catch (error) {
		if (error instanceof MultipartError) throw new UploadRefusedError(error.reason)
		throw error instanceof UploadRefusedError || isWriteError(error) ? error : new UploadRefusedError('broken')
	}
}

function partPath(dataDir: string, id: string): string {
	return join(filesFolder(dataDir), `${id}.part`)
}

function encodedPath(dataDir: string, id: string): string {
	return join(filesFolder(dataDir), `${id}.encoded.part`)
}

/** Rejects after a time in which nothing arrived. */
function tooSlow(afterMs: number): Promise<never> {
	return new Promise((_resolve, reject) => {
		setTimeout(() => reject(new UploadRefusedError('too slow')), Math.max(0, afterMs)).unref()
	})
}

const ENDINGS: Record<CaseFile['type'], readonly string[]> = {
	'image/jpeg': ['.jpg', '.jpeg'],
	'image/png': ['.png'],
	'image/webp': ['.webp'],
	'image/heic': ['.heic', '.heif'],
	'application/pdf': ['.pdf'],
}

/** Ends as what the file was found to be: by its ending the computer of who saves it decides what opens it. */
function withEnding(name: string, type: CaseFile['type']): string {
	const endings = ENDINGS[type]
	return endings.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${endings[0]}`
}

/** For showing only. Without folders, control characters and marks that turn the direction of text. */
function shownName(filename: string): string {
	const name = filename
		.replace(/^.*[\\/]/, '')
		.replace(/[\p{Cc}\p{Cf}"]/gu, '')
		.trim()
	return name.slice(0, MAX_NAME_LENGTH) || 'file'
}
