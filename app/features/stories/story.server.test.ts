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
	expect(shown.facts).toEqual([
		{ term: 'Told by', text: 'Jean Pargeter' },
		{ term: 'Went home', text: 'May 2026' },
	])
	expect(shown.dog).toMatchObject({ slug: 'bonnie', name: 'Bonnie' })
})

test('a story says how long the dog had waited, and where, once both days are known', () => {
	const clem = aDog({ id: 124, title: 'Clem', status: 'adopted', listedOn: '2026-05-23', location: 'Alder Bank' })
	const told = (happenedOn: string, dogs = [clem]) =>
		storyPage(story(2, { dog: 124, happenedOn }), someContent({ dogs })).facts.find(({ term }) => term === 'Waited')
	expect(told('2026-08-15')?.text).toBe('84 days at Alder Bank')
	expect(told('2026-05-24', [{ ...clem, location: '' }])?.text).toBe('1 day')
	expect(told('2026-08')).toBeUndefined()
	expect(told('2026-05-23')).toBeUndefined()
	expect(told('2026-08-15', [{ ...clem, listedOn: '' }])).toBeUndefined()
})

test('a dog whose page is gone leaves the story without a link, and other stories never include this one', () => {
	const stories = [1, 2, 3, 4, 5].map((id) => story(id))
	const shown = storyPage(story(5, { dog: 999 }), someContent({ stories }))
	expect(shown.dog).toBeNull()
	expect(shown.others.map(({ slug }) => slug)).toEqual(['s4', 's3', 's2'])
})

test('the quote stands in the last third of a story, never before a heading, and splits no short one', () => {
	const p = (...words: string[]) => words.map((word) => `<p>${word}</p>`).join('')
	const split = (html: string) => {
		const shown = storyPage(story(1, { html }), someContent({}))
		return [shown.html, shown.rest]
	}
	expect(split(p('a', 'b', 'c'))).toEqual([p('a', 'b'), p('c')])
	const head = `${p('a', 'b', 'c', 'd')}<h2>The stairs</h2>`
	expect(split(head + p('e', 'f'))).toEqual([head + p('e'), p('f')])
	expect(split(p('a', 'b'))).toEqual([p('a', 'b'), ''])
	expect(split(`<ul><li>x</li></ul>${p('a', 'b', 'c')}`)[1]).toBe('')
})
