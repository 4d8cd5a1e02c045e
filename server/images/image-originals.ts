import pLimit from 'p-limit'
import type { PictureSource } from '#content/model/content.ts'
import type { Fetch } from '#content/wordpress/http/follow.ts'
import { readAtMost } from '#lib/read-at-most.ts'
import { fitsInMemory } from './decoding.ts'

const MAX_SOURCE_BYTES = 20 * 1024 * 1024
const FETCH_TIMEOUT_MS = 10_000
/** A few hanging fetches must not block the rest. */
const MAX_CONCURRENT_FETCHES = 8
/** Failed pictures are not fetched again for this long. */
const FAILURE_CACHE_MS = 5_000
const MAX_CACHED_FAILURES = 1_000
const MAX_OTHER_FILES = 2

/** A picture that cannot be served, with the HTTP status. */
export class ImageError extends Error {
	readonly status: 404 | 502
	constructor(status: 404 | 502, message: string) {
		super(message)
		this.status = status
	}
}

/** The backend has no such file; other sizes of the picture may exist. */
class MissingFileError extends ImageError {}

interface OriginalsOptions {
	/** Also reaches the embedded backend. */
	fetch: Fetch
	/** Hosts (with port) whose pictures may be fetched: the content backend's and `MEDIA_HOSTS`. */
	hosts: () => string[]
}

/**
 * Fetches the smallest file of a picture that is wide enough; when that one is missing or no picture, the original,
 * then the largest of the rest. Rejects with an `ImageError` or what `fetch` threw.
 */
export type Originals = (picture: PictureSource, width: number) => Promise<Buffer>

/** Shared by all image routes, so that failures are remembered together. */
export function createOriginals({ fetch: fetchBytes, hosts }: OriginalsOptions): Originals {
	const queue = pLimit(MAX_CONCURRENT_FETCHES)
	const failures = new Map<string, { at: number; error: unknown }>()

	return async function original(picture: PictureSource, width: number): Promise<Buffer> {
		const [first, ...others] = filesByPreference(picture, width)
		if (!first) throw new ImageError(404, 'the picture has no file')
		try {
			return await fetchFile(first.url)
		} catch (error) {
			// With a failing or hanging backend, each further file would make the visitor wait again.
			if (!(error instanceof MissingFileError)) throw error
			for (const file of others) {
				const bytes = await fetchFile(file.url).catch(() => null)
				if (bytes) return bytes
			}
			throw error
		}
	}

	async function fetchFile(url: string): Promise<Buffer> {
		if (!hosts().includes(new URL(url).host)) throw new ImageError(404, 'not a host of the backend')
		const last = failures.get(url)
		if (last && Date.now() - last.at < FAILURE_CACHE_MS) throw last.error
		try {
			const bytes = await queue(() => read(url))
			failures.delete(url)
			return bytes
		} catch (error) {
			if (failures.size >= MAX_CACHED_FAILURES) failures.clear()
			failures.set(url, { at: Date.now(), error })
			throw error
		}
	}

	async function read(url: string): Promise<Buffer> {
		const response = await fetchBytes(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
		if (!response.ok) {
			const ErrorKind = response.status < 500 ? MissingFileError : ImageError
			throw new ErrorKind(502, `the backend answered ${response.status} for ${url}`)
		}
		const bytes = await readAtMost(response, MAX_SOURCE_BYTES)
		if (!isPicture(bytes)) throw new MissingFileError(502, `the backend sent no picture for ${url}`)
		if (!(await fitsInMemory(bytes))) throw new MissingFileError(502, `too large to decode, or damaged: ${url}`)
		return bytes
	}
}

/** The file that fits, then the original and the largest of the rest. */
function filesByPreference({ files }: PictureSource, width: number): PictureSource['files'] {
	const fitting = files.find((candidate) => candidate.width >= width) ?? files.at(-1)
	const others = files.filter((file) => file !== fitting).toReversed()
	return fitting ? [fitting, ...others.slice(0, MAX_OTHER_FILES)] : []
}

/**
 * Checks the magic bytes, so that SVG, PDF and others never reach the decoder.
 * https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
 */
function isPicture(bytes: Buffer): boolean {
	const start = bytes.toString('latin1', 0, 12)
	const isAvif = start.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(start.slice(8, 12))
	const isWebp = start.startsWith('RIFF') && start.endsWith('WEBP')
	return isAvif || isWebp || ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF8'].some((magic) => start.startsWith(magic))
}
