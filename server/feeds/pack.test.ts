import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

test('a long text decompresses unchanged from each encoding, with its length in bytes', async () => {
	const pieces = Array.from({ length: 20_000 }, (_, index) => `Dog ${index} – Ærø\n`)
	const packed = await pack(pieces)
	const whole = pieces.join('')
	expect(await text(unpack(packed))).toBe(whole)
	expect(brotliDecompressSync(packed.encoded.br).toString()).toBe(whole)
	expect(packed.bytes).toBe(Buffer.byteLength(whole))
})

test('equal texts have equal ETags, others differ', async () => {
	const tag = async (...pieces: string[]) => (await pack(pieces)).etag
	expect(await tag('a', 'b')).toBe(await tag('ab'))
	expect(await tag('a')).not.toBe(await tag('b'))
})

test('rejects with the error of the writer', async () => {
	function* broken() {
		yield 'x'.repeat(100_000)
		throw new Error('no such dog')
	}
	await expect(pack(broken())).rejects.toThrow('no such dog')
})
