import type { PictureSource } from '#content/content.ts'
import { createQueue } from './queue.ts'
import { readAtMost } from './read-at-most.ts'

/** 60 megapixels: more than any phone's photograph, far less than a decompression bomb. */
export const MAX_SOURCE_PIXELS = 60_000_000
const MAX_SOURCE_BYTES = 20 * 1024 * 1024
const FETCH_TIMEOUT_MS = 10_000
/** Originals fetched at once: a few that hang must not hold up the rest. */
const FETCHED_AT_ONCE = 8
/** A picture that failed is not asked for again at once by every visitor. */
const FAILURE_KEPT_MS = 5_000
const FAILURES_KEPT = 1_000

/** A picture that cannot be served, with the status that says why. */
export class ImageError extends Error {
	readonly status: 404 | 502
	constructor(status: 404 | 502, message: string) {
		super(message)
		this.status = status
	}
}

interface OriginalsOptions {
	/** Fetches a picture's bytes; the embedded backend is reached through it too. */
	fetch: typeof fetch
	/** Hosts (with port) whose pictures may be fetched: the content backend's and those the operator named. */
	hosts: () => string[]
}

/** Fetches the smallest file of a picture that is large enough for a width. Rejects with an `ImageError` or what `fetch` threw. */
export type Originals = (picture: PictureSource, width: number) => Promise<Buffer>

/** Where the bytes of pictures come from, for all who make pictures: what failed for one is not asked for by the next. */
export function createOriginals({ fetch: fetchBytes, hosts }: OriginalsOptions): Originals {
	const queue = createQueue(FETCHED_AT_ONCE)
	const failures = new Map<string, number>()

	return async function original(picture: PictureSource, width: number): Promise<Buffer> {
		const file = picture.files.find((candidate) => candidate.width >= width) ?? picture.files.at(-1)
		if (!file || !hosts().includes(new URL(file.url).host)) throw new ImageError(404, 'not a host of the backend')
		if (Date.now() - (failures.get(file.url) ?? Number.NEGATIVE_INFINITY) < FAILURE_KEPT_MS) {
			throw new ImageError(502, `the backend failed for ${file.url} a moment ago`)
		}
		try {
			const bytes = await queue(() => read(file.url))
			failures.delete(file.url)
			return bytes
		} catch (error) {
			if (failures.size >= FAILURES_KEPT) failures.clear()
			failures.set(file.url, Date.now())
			throw error
		}
	}

	async function read(url: string): Promise<Buffer> {
		const response = await fetchBytes(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
		if (!response.ok) throw new ImageError(502, `the backend answered ${response.status} for ${url}`)
		return readAtMost(response, MAX_SOURCE_BYTES)
	}
}
