import { expect, test } from 'vitest'
import { createArticleIndex } from './article-index.ts'

test('an article that was renamed is known by its new slug only', async () => {
	const index = createArticleIndex(() => Promise.reject(new Error('not needed')))
	index.learn([{ id: 78, slug: 'first-days' }], true)
	index.learn([{ id: 78, slug: 'the-first-days' }], false)
	const { slugById, slugs } = await index.neededBy([])
	expect(slugById.get(78)).toBe('the-first-days')
	expect([...slugs]).toEqual(['the-first-days'])
})
