import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compressBody } from './compress.ts'

test('the best accepted encoding is used, never a refused one', () => {
	expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br')
	expect(acceptedEncoding('gzip;q=0.8')).toBe('gzip')
	expect(acceptedEncoding('br;q=0, gzip')).toBe('gzip')
	expect(acceptedEncoding('identity')).toBeUndefined()
	expect(acceptedEncoding(null)).toBeUndefined()
})

test('compressed bodies decompress to the original', async () => {
	const page = Buffer.from('<p>Walk home together.</p>'.repeat(200))
	expect(brotliDecompressSync((await compressBody(page, 'br')).body)).toEqual(page)
	expect(gunzipSync((await compressBody(page, 'gzip')).body)).toEqual(page)
})

test('small bodies are not compressed', async () => {
	expect(await compressBody(Buffer.from('ok'), 'br')).toEqual({ body: Buffer.from('ok'), encoding: undefined })
})
