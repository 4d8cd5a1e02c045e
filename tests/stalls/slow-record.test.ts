import { expect, test } from 'vitest'
import { readArticles, record } from '#tests/fixtures/wordpress/stand-in.ts'
import { longestBlock } from './longest-block.ts'

test('a record that takes the processor longer than a second is skipped and named, the others are read', async () => {
	const slow = {
		...record(),
		get title() {
			const before = process.threadCpuUsage()
			while (process.threadCpuUsage(before).user < 1_100_000);
			return { rendered: 'Biscuit' }
		},
	}
	const { ids, problems } = await readArticles([slow, record({ id: 2, slug: 'juno' })])
	expect(ids).toEqual([2])
	expect(problems).toMatchObject([
		{ type: 'posts', id: 1, message: expect.stringMatching(/^takes 1\d\d\d ms to read/) },
	])
})

const MAX_BLOCK_MS = 500

/** Each within the limits of a record: 300,000 characters and 4,000 tags. */
const HOSTILE_TEXTS = {
	'a gallery of frames that never close, around an element of a hundred thousand classes': `<figure class="gallery">${'<figure><img src="/a.jpg">'.repeat(1900)}<i class="${'b '.repeat(110_000)}">x</i>`,
	'a paragraph of a hundred thousand classes': `<p class="${'a '.repeat(145_000)}">x</p>`,
	'frames in frames, each with many classes': `<div class="gallery">${`<figure class="${'a '.repeat(50)}"><img src="/a.jpg">`.repeat(1900)}`,
	'spans without a language after a long text': `${'x'.repeat(200_000)}${'<span>x</span>'.repeat(1950)}`,
}

test.each(Object.entries(HOSTILE_TEXTS))('%s takes as long to read as a long article', async (_, rendered) => {
	let ids: number[] = []
	const block = await longestBlock(async () => {
		ids = (await readArticles([record({ content: { rendered } })])).ids
	})
	expect(ids).toEqual([1])
	expect(block).toBeLessThan(MAX_BLOCK_MS)
})
