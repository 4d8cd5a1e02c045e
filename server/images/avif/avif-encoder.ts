// Encodes AVIF in a process of its own, at the lowest priority: visitors never wait for it, and the threads that read
// files and compress pages stay free. Started by `avif-pictures.ts`, without the site's settings.
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { MAX_SOURCE_PIXELS } from '../decoding.ts'

/** As good as WebP at 78; slower efforts save 2 % more. */
const OPTIONS = { quality: 54, effort: 4 }

export interface EncodeRequest {
	original: Uint8Array
	width: number
}
export type EncodeReply = { avif: Uint8Array } | { error: string }

sharp.cache(false)
sharp.concurrency(1)
try {
	setPriority(constants.priority.PRIORITY_LOW)
} catch {
	// A sandbox may forbid it; one picture at a time, with pauses, is bounded too.
}

process.on('disconnect', () => process.exit())
process.on('message', async ({ original, width }: EncodeRequest) => {
	const reply: EncodeReply = await encode(original, width).catch((error: unknown) => ({ error: String(error) }))
	process.send?.(reply)
})

async function encode(original: Uint8Array, width: number): Promise<EncodeReply> {
	const avif = await sharp(original, { limitInputPixels: MAX_SOURCE_PIXELS, animated: false })
		.rotate()
		.resize({ width, withoutEnlargement: true })
		.avif(OPTIONS)
		.toBuffer()
	return { avif }
}
