import { expect, test } from 'vitest'
import { anArticle } from '#tests/builders/content/article.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { articleView } from './article.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

function byline(reviewedBy: string, reviewedOn: string) {
	return articleView(anArticle({ reviewedBy, reviewedOn }), someContent(), today).byline
}

test('an article says who checked it and when, as far as is known, and how long it takes', () => {
	expect(byline('Anneke Voss, behaviour lead', '2026-09-03')).toEqual([
		'Checked by Anneke Voss, behaviour lead',
		'3 September 2026',
		'4 minute read',
	])
	expect(byline('Anneke Voss', '')).toEqual(['Checked by Anneke Voss', '4 minute read'])
	expect(byline('', '2026-09')).toEqual(['Checked September 2026', '4 minute read'])
	expect(byline('', '')).toEqual(['4 minute read'])
})

test('the dogs beside an article say their breed and age, and nothing where nothing is known', () => {
	const breed = { id: 1, slug: 'whippet', name: 'Whippet' }
	const wren = aDog({ id: 122, title: 'Wren', breeds: [breed], birthDate: '2022-05-01' })
	const ernie = aDog({ id: 121, title: 'Ernie' })
	const view = articleView(anArticle({ relatedDogs: [122, 121] }), someContent({ dogs: [wren, ernie] }), today)
	expect(view.dogs.map(({ name, about }) => [name, about])).toEqual([
		['Wren', 'Whippet, 4 years'],
		['Ernie', ''],
	])
})
