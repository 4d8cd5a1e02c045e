import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { mimeTypeOf } from '../rest/render-image.ts'

/** No dots but the last, so no way out of the folder and no hidden files. */
const SAFE = /^[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*\.(?:webp|jpe?g|png|avif|pdf|docx?|xlsx?|odt|ods)$/

/** Answers one file of the content folder's `media/`. */
export async function answerUpload(name: string, contentDir: string): Promise<Response> {
	if (!SAFE.test(name)) return notFound()
	const handle = await open(join(contentDir, 'media', name)).catch(() => null)
	if (!handle) return notFound()
	try {
		const [bytes, { mtime }] = [await handle.readFile(), await handle.stat()]
		return new Response(bytes, {
			headers: {
				'Content-Type': mimeTypeOf(name),
				'Content-Length': String(bytes.byteLength),
				'Last-Modified': mtime.toUTCString(),
				'X-Content-Type-Options': 'nosniff',
			},
		})
	} catch {
		return notFound()
	} finally {
		await handle.close()
	}
}

function notFound(): Response {
	return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } })
}
