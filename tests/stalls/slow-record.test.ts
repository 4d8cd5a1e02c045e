import { expect, test } from 'vitest'
import { readArticles, record } from '#tests/fixtures/wordpress/stand-in.ts'

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
