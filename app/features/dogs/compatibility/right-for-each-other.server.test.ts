import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { rightForEachOther } from './right-for-each-other.server.ts'

const content = someContent({ dogs: [aDog({ title: 'Biscuit' })] })
const today = new Date('2026-11-21')

/** The redirect of the submitted form. */
function sentTo(query: string): string | null {
	try {
		rightForEachOther(content, new URL(`http://site.example/right-for-each-other?${query}`), today)
	} catch (answer) {
		if (answer instanceof Response) return answer.headers.get('Location')
	}
	return null
}

test('the page asks, and leads back to the dog it was opened from', () => {
	const opened = (query: string) => rightForEachOther(content, new URL(`http://site.example/x${query}`), today)
	expect(opened('')).toMatchObject({ back: null, candidates: [{ name: 'Biscuit' }] })
	expect(opened('?for=biscuit')).toEqual({ back: { slug: 'biscuit', name: 'Biscuit' }, candidates: [] })
	expect(opened('?for=nobody&home=1000-2312')).toMatchObject({ back: null })
})

test('the submitted form redirects with the encoded answers, without invalid ones', () => {
	expect(sentTo('children=none_under_18&cats=some&walks=')).toBe('/right-for-each-other?home=20-1-------#first-to-meet')
	expect(sentTo('for=biscuit&garden=fence_180&alone=<b>&walks=1.5&renting=agreed')).toBe(
		'/dogs/biscuit?home=2----5--6-1',
	)
	expect(sentTo('for=//evil.example&cats=some')).toBe('/right-for-each-other?home=2--1-------#first-to-meet')
})

test('without answers the form leads to the plain list', () => {
	expect(sentTo('children=&cats=')).toBe('/dogs')
})
