import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { PictureSource } from '#content/model/content.ts'
import { HOUR_MS } from '#lib/dates.ts'
import type { Log } from '#server/logging/log.ts'
import type { Originals } from '../image-originals.ts'
import type { PictureCache } from '../picture-cache.ts'
import { createEncoderProcess, type Encoder } from './encoder-process.ts'

/** A smaller gain is not worth the time and the disk. */
const MAX_SHARE_OF_WEBP = 0.8
/** Pictures waiting for the encoder; further ones are queued by a later request. */
const MAX_QUEUED = 500
/** Failed pictures, and those that a full disk did not take, are not encoded again for this long. */
const RETRY_MS = HOUR_MS

interface AvifPicturesOptions {
	originals: Originals
	cached: PictureCache
	log: Log
	encoder?: Encoder
}

export interface AvifPictures {
	/** The AVIF of a picture if there is one; `isPending` if there may be one later. */
	find(picture: PictureSource, width: number): Promise<{ avif: Buffer | undefined; isPending: boolean }>
	/** Encodes a picture in the background, and keeps it if it is a fifth smaller than its WebP. */
	enqueue(picture: PictureSource, width: number, webpBytes: number): void
}

/**
 * The AVIF variants of pictures, in the picture cache. Encoding takes a second of CPU, so it never happens while a
 * visitor waits: a low-priority process encodes one picture at a time, for at most half of the time.
 */
export function createAvifPictures(options: AvifPicturesOptions): AvifPictures {
	const { originals, cached, log, encoder = createEncoderProcess() } = options
	const attempted = new LRUCache<string, true>({ max: 10_000, ttl: RETRY_MS })
	const queue: (() => Promise<void>)[] = []
	let isRunning = false

	async function runQueue() {
		if (isRunning) return
		isRunning = true
		for (let next = queue.shift(); next; next = queue.shift()) {
			const startedAt = performance.now()
			await next()
			await setTimeout(performance.now() - startedAt, undefined, { ref: false })
		}
		isRunning = false
	}

	async function encode(picture: PictureSource, width: number, webpBytes: number) {
		try {
			const avif = await encoder.encode({ original: await originals(picture, width), width })
			const isWorthIt = avif.byteLength <= webpBytes * MAX_SHARE_OF_WEBP
			// An empty file notes that WebP is good enough, also for the next process.
			await cached(keyOf(picture, width), async () => (isWorthIt ? avif : Buffer.alloc(0)))
		} catch (error) {
			log.warn({ err: error, picture: picture.id, width }, 'AVIF encoding failed')
		}
	}

	return {
		async find(picture, width) {
			const kept = await cached.find(keyOf(picture, width))
			const avif = kept && kept.byteLength > 0 ? kept : undefined
			return { avif, isPending: kept === undefined }
		},
		enqueue(picture, width, webpBytes) {
			const key = keyOf(picture, width)
			if (attempted.has(key) || queue.length >= MAX_QUEUED) return
			attempted.set(key, true)
			queue.push(() => encode(picture, width, webpBytes))
			void runQueue()
		},
	}
}

function keyOf({ id, version }: PictureSource, width: number): string {
	return `${id} ${version} ${width} avif`
}

/** Whether the browser names AVIF. All that know it do; a wildcard may be an old one. */
export function acceptsAvif(accept: string | null): boolean {
	return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept ?? '')
}
