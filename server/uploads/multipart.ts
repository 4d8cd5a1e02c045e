import type { Readable } from 'node:stream'

/** The body is not what a browser sends. */
export class MultipartError extends Error {}

export interface Part {
	name: string
	/** "" for a field that is no file, or an empty one. */
	filename: string
	/** A chunk of its content; the next is read when it resolves. */
	write(chunk: Buffer): Promise<void>
	end(): Promise<void>
}

const MAX_HEADER_BYTES = 4096
const LINE = Buffer.from('\r\n')
const HEADER_END = Buffer.from('\r\n\r\n')

/** The boundary of a `multipart/form-data` content type. */
export function boundaryOf(contentType: string): string | undefined {
	const match = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]{1,70})"|([\w'()+,./:=?-]{1,70}))/i.exec(contentType)
	return match?.[1] ?? match?.[2]
}

/**
 * Reads a multipart body as it arrives (RFC 7578), a chunk at a time.
 *
 * @param open called for each part
 * @throws `MultipartError`, or what a part throws
 */
export async function readMultipart(
	body: Readable,
	boundary: string,
	open: (head: { name: string; filename: string }) => Promise<Pick<Part, 'write' | 'end'>>,
	/** Rejects when reading must stop. */
	stopped: () => Promise<never>,
): Promise<void> {
	const delimiter = Buffer.from(`\r\n--${boundary}`)
	// As if a line ended before the first delimiter.
	let rest: Buffer = LINE
	let part: Pick<Part, 'write' | 'end'> | undefined
	let state = 'content' as 'content' | 'after delimiter' | 'header' | 'done'

	const isDone = () => state === 'done'

	/** Handles what is whole; returns whether there may be more. */
	async function step(): Promise<boolean> {
		if (state === 'content') {
			const at = rest.indexOf(delimiter)
			// The delimiter may begin at the end of this chunk.
			const length = at < 0 ? Math.max(0, rest.length - delimiter.length + 1) : at
			if (part && length > 0) await part.write(rest.subarray(0, length))
			rest = rest.subarray(at < 0 ? length : at + delimiter.length)
			if (at < 0) return false
			await part?.end()
			part = undefined
			state = 'after delimiter'
			return true
		}
		if (state === 'after delimiter') {
			if (rest.length < 2) return false
			const isLast = rest.subarray(0, 2).toString('latin1') === '--'
			if (!isLast && !rest.subarray(0, 2).equals(LINE)) throw new MultipartError('a delimiter without a line end')
			state = isLast ? 'done' : 'header'
			// The line end stays: a header may be empty.
			return !isLast
		}
		const end = rest.indexOf(HEADER_END)
		if (end < 0 && rest.length > MAX_HEADER_BYTES) throw new MultipartError('a header is too long')
		if (end < 0) return false
		part = await open(headOf(rest.subarray(0, end).toString('utf8')))
		rest = rest.subarray(end + HEADER_END.length)
		state = 'content'
		// A part without content: its delimiter's line end is the header's.
		if (rest.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) rest = Buffer.concat([LINE, rest])
		return true
	}

	// Destroying the body would close the connection before the answer.
	const chunks = body.iterator({ destroyOnReturn: false })
	try {
		for (;;) {
			const { value, done } = await Promise.race([chunks.next(), stopped()])
			if (done) break
			if (isDone()) continue
			rest = rest.length === 0 ? (value as Buffer) : Buffer.concat([rest, value as Buffer])
			while (await step());
		}
	} finally {
		// Takes its listener off, so that the rest can be read by others. Not awaited: it may wait for a chunk.
		void chunks.return?.()
	}
	if (!isDone()) throw new MultipartError('the body ended early')
}

function headOf(header: string): { name: string; filename: string } {
	const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(header)?.[1]
	if (disposition === undefined) throw new MultipartError('a part has no name')
	const fieldOf = (key: string) =>
		new RegExp(`(?:^|;)\\s*${key}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)?.[1] ?? ''
	return { name: fieldOf('name'), filename: fieldOf('filename') }
}
