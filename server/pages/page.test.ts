import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Page, withEncoding } from './page.ts'

const card = (i: number) => `<li class="card"><a href="/dogs/dog-${i}">Dog number ${i * 7919}</a><p>${i} years</p></li>`
const plain = Buffer.from(Array.from({ length: 400 }, (_, i) => card(i)).join(''))
const page: Page = { status: 200, headers: [], etag: null, length: plain.byteLength, encodings: { identity: plain } }

test('a page that many visitors get is compressed better than a search, and that better than a page that does not exist', async () => {
	const bytesOf = async (sent: Partial<Page>) => (await withEncoding({ ...page, ...sent }, 'br')).encodings.br
	const [often, seldom, once] = await Promise.all([bytesOf({ sent: 'often' }), bytesOf({}), bytesOf({ status: 404 })])
	expect(often?.byteLength).toBeLessThan(seldom?.byteLength ?? 0)
	expect(seldom?.byteLength).toBeLessThan(once?.byteLength ?? 0)
	for (const bytes of [often, seldom, once]) expect(brotliDecompressSync(bytes ?? '')).toEqual(plain)
})
