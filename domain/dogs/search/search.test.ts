import { expect, test } from 'vitest'
import { dogsList } from '#app/features/dogs/list/dogs-list.server.ts'
import type { Dog } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { searchDogs } from './search.ts'

const lurcher = { id: 1, slug: 'lurcher', name: 'Lurcher cross' }
const content = someContent({
	dogs: [
		aDog({ id: 1, title: 'Biscuit', html: '<p>Biscuit carries a <em>slipper</em> to anyone who is sad.</p>' }),
		aDog({ id: 2, title: 'Fern', breeds: [lurcher], html: '<p>Her friend Biscuit sleeps beside her.</p>' }),
		aDog({ id: 3, title: 'Añéla', excerpt: 'Fond of caf&eacute;s.', bestFeature: 'Steals slippers' }),
		aDog({ id: 4, title: 'Clem', status: 'adopted', html: '<p>slipper</p>' }),
	],
})
const search = async (words: string) => (await searchDogs(content, words)).ids.toSorted()

test('names, breeds and words of the story are found, and only of dogs in the list', async () => {
	expect(await search('fern')).toEqual([2])
	expect(await search('LURCHER')).toEqual([2])
	expect(await search('slipper')).toEqual([1, 3])
	expect(await search('em')).toEqual([])
})

test.each(['biskuit', 'Biscit', 'bisciut', 'bisc'])(
	'%s is Biscuit, who comes before dogs that only mention her',
	async (words) => {
		expect((await searchDogs(content, words)).ids[0]).toBe(1)
	},
)

test('a list says that it shows dogs spelt like the search, unless one has it as typed', async () => {
	const list = async (q: string) => {
		const url = new URL(`http://site.example/dogs?${new URLSearchParams({ q })}`)
		return dogsList(content, url, new Date('2026-11-21'), await searchDogs(content, q))
	}
	expect(await list('lurchor')).toMatchObject({
		heading: 'The closest match to “lurchor” is Fern',
		homes: '',
		isFolded: true,
	})
	// Fern's story mentions Biscuit: a name that is nearly typed is what was meant.
	expect(await list('biscit')).toMatchObject({ heading: 'The closest match to “biscit” is Biscuit' })
	expect(await list('slippar')).toMatchObject({ heading: 'The closest match to “slippar” is Biscuit' })
	for (const typed of ['fern', 'lurch', 'slipper']) expect((await list(typed)).heading).toMatch(/dogs? for “/)
	expect(await list('xqzvwk')).toMatchObject({ heading: '0 dogs', homes: '' })
})

test('all words must match a dog, wherever each of them is', async () => {
	expect(await search('lurcher biscuit')).toEqual([2])
	expect(await search('lurcher slipper')).toEqual([])
	expect(await search('the lurcher')).toEqual([2])
})

test('accents may be left out, and punctuation finds no dog', async () => {
	expect(await search('anela')).toEqual([3])
	for (const words of ['…', '<script>', 'xqzvwk', '((', '🐶']) expect(await search(words)).toEqual([])
})

test('a stop word matches every dog, those with such a name or breed first', async () => {
	const dogs = [aDog({ id: 1, title: 'Biscuit' }), aDog({ id: 2, title: 'Will' }), aDog({ id: 3, title: 'Ash' })]
	const charity = someContent({ dogs: dogs.map((dog) => ({ ...dog, html: '<p>Will sleep on a sofa.</p>' })) })
	const list = async (q: string) => {
		const url = new URL(`http://site.example/dogs?${new URLSearchParams({ q })}`)
		return dogsList(charity, url, new Date('2026-11-21'), await searchDogs(charity, q))
	}
	const shown = async (q: string) => (await list(q)).dogs.map(({ name }) => name)
	expect(await shown('a')).toEqual(['Ash', 'Biscuit', 'Will'])
	expect(await shown('will')).toEqual(['Will', 'Ash', 'Biscuit'])
	expect(await shown('of the')).toHaveLength(3)
	expect(await list('a')).toMatchObject({ heading: '3 dogs for “a”', noMatch: null })
})

test('a search is one criterion of the filter: the best match comes first, unless another order is selected', async () => {
	const list = async (query: string) => {
		const url = new URL(`http://site.example/dogs?${query}`)
		const words = url.searchParams.get('q') ?? ''
		return dogsList(content, url, new Date('2026-11-21'), await searchDogs(content, words))
	}
	const shown = async (query: string) => (await list(query)).dogs.map(({ name }: { name: Dog['title'] }) => name)
	expect(await shown('q=biscuit')).toEqual(['Biscuit', 'Fern'])
	expect(await shown('q=sleeps&sort=name')).toEqual(['Fern'])
	expect((await list('q=biscuit&breed=lurcher')).heading).toBe('1 dog matches')
	expect((await list('q=xqzvwk')).noMatch).toMatchObject({ best: { criterion: '“xqzvwk”', count: 3, to: '/dogs' } })
	expect((await list('q=biscuit')).applied).toEqual([{ text: '“biscuit”', to: '/dogs', at: 'box' }])
})
