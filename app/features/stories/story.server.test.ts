import { expect, test } from 'vitest'
import type { Story } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { storyPage } from './story.server.ts'

function story(id: number, more: Partial<Story> = {}): Story {
	const times = { publishedAt: `2026-0${id}-01T00:00:00Z`, modifiedAt: `2026-0${id}-01T00:00:00Z` }
	const words = { title: `Story ${id}`, excerpt: '', html: '', picture: null, people: '', dog: null, happenedOn: '' }
	const optional = { quote: '', before: null, after: null }
	return { ...times, ...words, ...optional, id, slug: `s${id}`, ...more }
}

test('a story says whose it is, when it happened as far as is known, and which dog it is about', () => {
	const bonnie = aDog({ id: 137, title: 'Bonnie', status: 'adopted' })
	const shown = storyPage(
		story(2, { people: 'Jean Pargeter', happenedOn: '2026-05', dog: 137 }),
		someContent({ dogs: [bonnie] }),
	)
	expect(shown.byline).toBe('Jean Pargeter, May 2026')
	expect(shown.dog).toMatchObject({ slug: 'bonnie', name: 'Bonnie' })
})

test('a dog whose page is gone leaves the story without a link, and other stories never include this one', () => {
	const stories = [1, 2, 3, 4, 5].map((id) => story(id))
	const shown = storyPage(story(5, { dog: 999 }), someContent({ stories }))
	expect(shown.dog).toBeNull()
	expect(shown.others.map(({ slug }) => slug)).toEqual(['s4', 's3', 's2'])
})
