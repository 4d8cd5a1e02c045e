import { expect, test } from 'vitest'
import { anArticle } from '#tests/builders/content/article.ts'
import { findArticles } from './find-articles.server.ts'

const health = { id: 803, slug: 'health', name: 'Health' }
const vet = anArticle({ id: 301, title: 'Choosing a vet', html: '<p>Ask Zoë about <b>insurance</b>.</p>' })
const joints = anArticle({ id: 302, title: 'Stiff legs', excerpt: 'Ask the vet sooner.', categories: [health] })
const velvet = anArticle({ id: 303, title: 'Velvet ears', html: '<p>Show the vets.</p>' })
const find = (words: string) => findArticles([velvet, joints, vet], words).map(({ title }) => title)

test('a search finds articles by title, excerpt and topic, else by their text', () => {
	expect(find('vet')).toEqual(['Choosing a vet', 'Stiff legs'])
	expect(find('health')).toEqual(['Stiff legs'])
	expect(find('vets')).toEqual(['Velvet ears'])
	expect(find('INSUR')).toEqual(['Choosing a vet'])
	expect(find('zoe')).toEqual(['Choosing a vet'])
})

test('an article has every word of a search, at the beginning of words', () => {
	expect(find('stiff vet')).toEqual(['Stiff legs'])
	expect(find('stiff ears')).toEqual([])
	expect(find('ocks')).toEqual([])
	expect(find(' “…” ')).toHaveLength(3)
})
