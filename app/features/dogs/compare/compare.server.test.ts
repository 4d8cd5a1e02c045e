import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { compare, tidyAddress } from './compare.server.ts'

const today = new Date('2026-11-21')
const biscuit = aDog({ id: 1, title: 'Biscuit', size: 'small', hoursAlone: 3, listedOn: '2026-11-01' })
const percy = aDog({ id: 2, title: 'Percy', size: 'small', bondedWith: [3] })
const dot = aDog({ id: 3, title: 'Dot', bondedWith: [2] })
const otis = aDog({ id: 4, title: 'Otis' })
const fern = aDog({ id: 5, title: 'Fern' })
const clem = aDog({ id: 6, title: 'Clem', status: 'adopted' })
const zoe = aDog({ id: 7, title: 'Zoë' })
const content = someContent({ dogs: [biscuit, percy, dot, otis, fern, clem, zoe] })

const currentSlug = async (_: string, slug: string) => (slug === 'bisquit' ? 'biscuit' : undefined)
const at = (query: string) =>
	compare(content, { url: new URL(`https://rescue.example/compare${query}`), today, currentSlug })
const rowsOf = async (query: string) =>
	new Map((await at(query)).groups.flatMap(({ rows }) => rows.map((row) => [row.about, row])))

test('an unknown fact is shown as not known, never as a no', async () => {
	const rows = await rowsOf('?dogs=biscuit,percy')
	expect(rows.get('Cats')?.cells[0]).toEqual({ text: 'Not known yet', answer: 'unknown' })
	expect(rows.get('Time alone')?.cells.map(({ text }) => text)).toEqual(['Up to 3 hours', 'Not known yet'])
	expect(rows.get('With us for')?.cells.map(({ text }) => text)).toEqual(['20 days', 'Not known yet'])
})

test('a row with equal answers is marked, and the others are counted as differences', async () => {
	const rows = await rowsOf('?dogs=biscuit,percy')
	expect(rows.get('Size')?.isSame).toBe(true)
	expect(rows.get('Time alone')?.isSame).toBe(false)
	const { same, different } = await at('?dogs=biscuit,percy')
	expect(same + different).toBe(rows.size)
	expect(different).toBe([...rows.values()].filter(({ isSame }) => !isSame).length)
})

test('until two dogs are chosen a short example shows children, and answers that differ, of the chosen dog and the next', async () => {
	const { example } = await at('?dogs=biscuit')
	const [first, second] = example?.dogs.map(({ slug }) => slug) ?? []
	expect(first).toBe('biscuit')
	expect(example?.url).toBe(`/compare?dogs=biscuit,${second}`)
	const [children, ...others] = example?.rows ?? []
	expect(children).toMatchObject({ about: 'Children', isSame: true })
	expect(others.length).toBeGreaterThan(0)
	expect(others.length).toBeLessThan(6)
	expect(others.every(({ isSame }) => !isSame)).toBe(true)
	// Only Biscuit says since when he has waited.
	expect((await at('')).example).toBeNull()
	expect((await at('?dogs=biscuit,percy')).example).toBeNull()
})

test('two dogs are introduced by what differs most, as far as it is known of both', async () => {
	const calm = aDog({
		id: 21,
		title: 'Mabel',
		size: 'small',
		energy: 2,
		birthDate: '2017-03-01',
		goodWith: { ...aDog().goodWith, children: { fit: 'yes', minAge: 13 } },
	})
	const lively = aDog({
		id: 22,
		title: 'Rufus',
		size: 'large',
		energy: 4,
		birthDate: '2023-03-01',
		goodWith: { ...aDog().goodWith, children: { fit: 'yes', minAge: 8 } },
	})
	const unknown = aDog({ id: 23, title: 'Kit', size: 'unknown' })
	const leadOf = async (query: string) => {
		const url = new URL(`https://rescue.example/compare?dogs=${query}`)
		return (await compare(someContent({ dogs: [calm, lively, unknown] }), { url, today, currentSlug })).lead
	}
	expect(await leadOf('rufus,mabel')).toBe('Mabel is calmer, smaller and older. Rufus can live with younger children.')
	expect(await leadOf('rufus,kit')).toBe('')
	expect(await leadOf('rufus,mabel,kit')).toBe('')
})

test('a bonded dog says so beside one that is not bonded', async () => {
	const rows = await rowsOf('?dogs=biscuit,percy')
	expect(rows.get('Goes home with')?.cells.map(({ text }) => text)).toEqual(['Nobody else', 'Dot'])
	expect((await rowsOf('?dogs=biscuit,otis')).has('Goes home with')).toBe(false)
})

test('the fifth dog is named as left out, and a rehomed one as gone', async () => {
	const { dogs, excluded, missing, more } = await at('?dogs=biscuit,clem,percy,dot,otis,fern,nobody')
	expect(dogs.map(({ name }) => name)).toEqual(['Biscuit', 'Percy', 'Dot', 'Otis'])
	expect(excluded).toEqual([{ slug: 'fern', name: 'Fern' }])
	expect(missing.map(({ slug }) => slug)).toEqual(['clem', 'nobody'])
	expect(more).toBeNull()
})

test('fewer than two dogs lead to choosing more', async () => {
	for (const query of ['', '?dogs=', '?dogs=%00,..,clem', '?dogs=biscuit']) {
		const { groups, more } = await at(query)
		expect(groups).toEqual([])
		expect(more?.dogs.length).toBeGreaterThan(0)
	}
	expect((await at('?dogs=biscuit')).more?.dogs[0]?.to).toMatch(/^\/compare\?dogs=biscuit,\w+$/)
})

test('a dog with a new slug is found by the old one, and the link to share has the new one', async () => {
	expect(await at('?dogs=bisquit,percy,biscuit')).toMatchObject({ path: '/compare?dogs=biscuit,percy', missing: [] })
})

test('a search finds names without accents and capitals, and not the dogs already compared', async () => {
	expect((await at('?find=ZOE')).more?.dogs.map(({ name }) => name)).toEqual(['Zoë'])
	expect((await at('?dogs=zoë&find=zoe')).more).toMatchObject({ find: 'zoe', total: 0, dogs: [] })
})

test('a form’s URL is normalised, and a link’s stays', () => {
	const tidy = (query: string) => tidyAddress(new URL(`https://rescue.example/compare${query}`))
	expect(tidy('?dogs=biscuit&dogs=percy&dogs=%3Cb%3E')).toBe('/compare?dogs=biscuit,percy')
	expect(tidy('?dogs=biscuit,percy')).toBeUndefined()
	expect(tidy('?dogs=biscuit,percy&find=dot')).toBeUndefined()
})

test('each column leads to the form for its dog, or to what helps it', async () => {
	const marlow = aDog({ id: 11, title: 'Marlow', status: 'reserved' })
	const lola = aDog({ id: 12, title: 'Lola', status: 'on_trial' })
	const bear = aDog({ id: 13, title: 'Bear', status: 'long_term_foster', sponsorable: true })
	const nextOf = async (notificationEmail: string) => {
		const site = someContent({ dogs: [biscuit, marlow, lola, bear], notificationEmail })
		const url = new URL('https://rescue.example/compare?dogs=biscuit,marlow,lola,bear')
		return (await compare(site, { url, today, currentSlug })).dogs.map(({ next }) => next)
	}
	expect(await nextOf('staff@rescue.example')).toEqual([
		{ text: 'Apply to adopt', url: '/apply/adoption/start?dog=biscuit' },
		{ text: 'Join the waiting list', url: '/apply/adoption/start?dog=marlow' },
		null,
		{ text: 'Sponsor', url: '/sponsor/bear' },
	])
	// While forms are closed no column leads to one.
	expect((await nextOf('')).slice(0, 2)).toEqual([null, null])
})
