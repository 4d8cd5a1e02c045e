import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'

/** Browsers send three headers with a part, and a file name of at most 255 bytes. */
const MAX_HEADER_BYTES = 4096
const MAX_HEADERS = 20
/** Far more than the fields of a form; each costs more than its bytes. */
const MAX_PARTS = 100

/** Why a body was not read to its end. */
export class MultipartError extends Error {
	readonly reason: 'too large' | 'too many' | 'broken'
	constructor(reason: MultipartError['reason'], options?: ErrorOptions) {
		super(reason, options)
		this.reason = reason
	}
}

interface Files {
	contentType: string
	/** The field of the files; all other parts are dropped. */
	field: string
	maxFiles: number
	maxFileBytes: number
	/** The limit for the whole body. */
	maxBytes: number
	/** Reads a file to its end; the next chunk of the body is read when this file has taken the one before. */
	receive(filename: string, content: Readable): Promise<void>
	/** Rejects when reading must stop. Called for each chunk. */
	stopped(): Promise<never>
}

/** Whether a content type is that of a form with files, with its boundary. */
export function isMultipartForm(contentType: string): boolean {
	if (!/^multipart\/form-data\s*;/i.test(contentType)) return false
	try {
		return new Busboy({ headers: { 'content-type': contentType } }).writable
	} catch {
		return false
	}
}

/**
 * Reads the files of a multipart body as it arrives. Nothing is received any more when this has settled.
 *
 * @throws `MultipartError`, or what `receive` or `stopped` throws
 */
export async function readFiles(body: Readable, { receive, stopped, maxBytes, ...files }: Files): Promise<void> {
	const parser = createParser(files)
	const contents: Readable[] = []
	const received: Promise<void>[] = []
	const failed = Promise.withResolvers<never>()
	const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
	const refuse = (reason: MultipartError['reason']) => () => failed.reject(new MultipartError(reason))
	parser.on('error', (cause) => failed.reject(new MultipartError('broken', { cause })))
	parser.on('filesLimit', refuse('too many')).on('partsLimit', refuse('broken'))
	parser.on('file', (_field, content, filename) => {
		content.on('limit', refuse('too large')).on('error', () => {})
		contents.push(content)
		const reading = receive(filename, content)
		reading.catch(failed.reject)
		received.push(reading)
	})
	// Destroying the body would close the connection before the answer.
	const chunks = body.iterator({ destroyOnReturn: false })
	const orFailed = <T>(work: Promise<T>) => Promise.race([work, failed.promise])
	try {
		let bytes = 0
		for (;;) {
			const { value, done } = await orFailed(Promise.race([chunks.next(), stopped()]))
			if (done) break
			bytes += value.byteLength
			if (bytes > maxBytes) throw new MultipartError('too large')
			await orFailed(new Promise((resolve) => parser.write(value, resolve)))
		}
		parser.end()
		await orFailed(finished)
		await orFailed(Promise.all(received))
	} catch (error) {
		// With an error: without one, `pipeline` waits for the rest of a file that has arrived but was not read.
		for (const content of contents) content.destroy(new MultipartError('broken', { cause: error }))
		await Promise.allSettled(received)
		throw error
	} finally {
		// Takes its listener off, so that the rest can be read by others. Not awaited: it may wait for a chunk.
		void chunks.return?.()
	}
}

function createParser({
	contentType,
	field,
	maxFiles,
	maxFileBytes,
}: Pick<Files, 'contentType' | 'field' | 'maxFiles' | 'maxFileBytes'>) {
	return new Busboy({
		headers: { 'content-type': contentType },
		preservePath: true,
		// An empty file field has no name.
		isPartAFile: (name, _type, filename) => name === field && Boolean(filename),
		limits: {
			files: maxFiles,
			fileSize: maxFileBytes,
			fields: 0,
			parts: MAX_PARTS,
			headerSize: MAX_HEADER_BYTES,
			headerPairs: MAX_HEADERS,
		},
	})
}
