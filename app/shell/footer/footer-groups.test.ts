import { expect, test } from 'vitest'
import { groupLinks } from './footer-groups.ts'

const links = (...urls: string[]) => urls.map((url) => ({ text: url, url }))
const grouped = (...urls: string[]) =>
	Object.fromEntries(groupLinks(links(...urls)).map(({ title, links: held }) => [title, held.map(({ url }) => url)]))

test('links are grouped by where they lead, in the order of the options', () => {
	expect(
		grouped('/docs/review', '/waystohelp/donations#other', '/dogs?size=small', '/merch', '/#stories', '/adoption#fees'),
	).toEqual({
		'Give a dog a home': ['/dogs?size=small', '/#stories', '/adoption#fees'],
		'Help the dogs': ['/waystohelp/donations#other', '/merch'],
		'Good to know': ['/docs/review'],
	})
})

test('a topic with a single link is no group of its own', () => {
	expect(grouped('/dogs', '/adoption', '/merch', 'https://other.example/')).toEqual({
		'Give a dog a home': ['/dogs', '/adoption'],
		'Good to know': ['/merch', 'https://other.example/'],
	})
	expect(grouped('/dogs')).toEqual({ 'On this site': ['/dogs'] })
	expect(grouped()).toEqual({})
})

test('every one of thirty links is in exactly one group', () => {
	const urls = Array.from({ length: 30 }, (_, n) => `${['/dogs', '/waystohelp', '/dogsitting', '/#top'][n % 4]}?n=${n}`)
	const shown = groupLinks(links(...urls)).flatMap((group) => group.links.map(({ url }) => url))
	expect(shown.sort()).toEqual(urls.sort())
})
