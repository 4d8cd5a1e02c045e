import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compressBody } from './compress.ts'

test('the best encoding that was offered is taken, and a refused one is not', () => {
	expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br')
	expect(acceptedEncoding('gzip;q=0.8')).toBe('gzip')
	expect(acceptedEncoding('br;q=0, gzip')).toBe('gzip')
	expect(acceptedEncoding('identity')).toBeNull()
	expect(acceptedEncoding(null)).toBeNull()
})

test('what was compressed is what comes out again', async () => {
	const page = Buffer.from('<p>Walk home together.</p>'.repeat(200))
	expect(brotliDecompressSync((await compressBody(page, 'br')).body)).toEqual(page)
	expect(gunzipSync((await compressBody(page, 'gzip')).body)).toEqual(page)
})

test('small bodies are sent as they are', async () => {
	expect(await compressBody(Buffer.from('ok'), 'br')).toEqual({ body: Buffer.from('ok'), encoding: null })
})
