import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { hasPoster, poster } from './poster.server.ts'

const today = new Date('2026-11-21T12:00:00Z')
const siteUrl = 'https://www.fairlead.example'

function posterOf(dog: Dog, { others = [] as Dog[], query = '' } = {}) {
	const content = someContent({ dogs: [dog, ...others], options: someOptions() })
	const made = poster(dog, content, { url: new URL(`${siteUrl}/dogs/${dog.slug}/poster${query}`), today, siteUrl })
	if (!made) throw new Error('no poster')
	return made
}

test('a poster shows what is known about the dog and omits what is not', () => {
	const dog = aDog({
		breeds: [{ id: 1, slug: 'collie', name: 'Collie' }],
		birthDate: '2023-03-14',
		location: 'Alder Bank',
	})
	expect(posterOf(dog).sheet.facts).toEqual(['Collie', '3 years old', 'Alder Bank'])
	expect(posterOf(aDog()).sheet.facts).toEqual([])
})

test('the code and the printed address lead to the profile, under its public address', () => {
	const { sheet } = posterOf(aDog())
	expect(sheet.qr.text).toBe('https://www.fairlead.example/dogs/biscuit')
	expect(sheet.address).toBe('www.fairlead.example/dogs/biscuit')
	const arabic = posterOf(aDog({ slug: 'بسكويت' })).sheet
	expect(arabic.qr.text).toMatch(/\/dogs\/%D8%A8/)
	expect(arabic.address).toBe('www.fairlead.example/dogs/بسكويت')
})

test('a poster of a reserved or rehomed dog has no call to ring', () => {
	for (const [status, tag] of [
		['reserved', 'Reserved'],
		['adopted', 'Found a home'],
	] as const) {
		const { sheet, notice } = posterOf(aDog({ status, bestFeature: 'Carries slippers' }))
		expect([sheet.tag, sheet.isState, sheet.askFor]).toEqual([tag, true, ''])
		expect(notice).toContain('Biscuit')
	}
	expect(posterOf(aDog({ bestFeature: 'Carries slippers' })).sheet).toMatchObject({
		tag: 'Carries slippers',
		askFor: 'Biscuit',
	})
})

test('there is no poster of a dog that died, stays with its foster family or was withdrawn', () => {
	const statuses: Dog['status'][] = ['died', 'withdrawn', 'long_term_foster']
	expect(statuses.map((status) => hasPoster(aDog({ status })))).toEqual([false, false, false])
})

test('dogs who go home together share a poster with both names and faces', () => {
	const fern = aDog({ id: 1, title: 'Fern', bondedWith: [2] })
	const { name, sheet } = posterOf(fern, { others: [aDog({ id: 2, title: 'Hattie', bondedWith: [1] })] })
	expect(name).toBe('Fern & Hattie')
	expect(sheet.faces.map(({ id }) => id)).toEqual([1, 2])
	expect(sheet.title).toBe('Walk home with us?')
})

test('the paper is A4 unless the address says A5; anything else in it is ignored', () => {
	const sizes = ['', '?size=a5', '?size=A5', '?size=letter', '?size=a5&size=a4'].map(
		(query) => posterOf(aDog(), { query }).size,
	)
	expect(sizes).toEqual(['a4', 'a5', 'a4', 'a4', 'a5'])
})
