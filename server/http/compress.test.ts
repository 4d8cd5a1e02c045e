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

test('weights are those of RFC 9110: one that is no number refuses, the highest wins, a star names the rest', () => {
	expect(acceptedEncoding('br;q=abc')).toBeUndefined()
	expect(acceptedEncoding('br;q=abc, gzip')).toBe('gzip')
	expect(acceptedEncoding('br;q=0.5, gzip;q=0.8')).toBe('gzip')
	expect(acceptedEncoding('identity, br;q=0.5')).toBeUndefined()
	expect(acceptedEncoding('BR ; q=0.001')).toBe('br')
	expect(acceptedEncoding('br;q=0.000, *')).toBe('gzip')
	expect(acceptedEncoding('*')).toBe('br')
	expect(acceptedEncoding('*;q=0')).toBeUndefined()
	expect(acceptedEncoding('br;level=1;q=0')).toBeUndefined()
	for (const odd of ['', ',,', ';q=1', 'br;;;', 'x'.repeat(16_000), 'br;q=1;'.repeat(3000)]) {
		expect(['br', undefined]).toContain(acceptedEncoding(odd))
	}
})

test('compressed bodies decompress to the original', async () => {
	const page = Buffer.from('<p>Walk home together.</p>'.repeat(200))
	expect(brotliDecompressSync((await compressBody(page, 'br')).body)).toEqual(page)
	expect(gunzipSync((await compressBody(page, 'gzip')).body)).toEqual(page)
})

test('small bodies are not compressed', async () => {
	expect(await compressBody(Buffer.from('ok'), 'br')).toEqual({ body: Buffer.from('ok'), encoding: undefined })
})
