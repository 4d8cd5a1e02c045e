import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aPage, aSection } from '#tests/builders/content/page.ts'
import { waysToHelpPage } from './ways-to-help.server.ts'

test('the first cards are the ways to help and everything else follows in the order of the editor', () => {
	const sections = [
		aSection('hero', { title: 'A job for everyone.' }),
		aSection('quote'),
		aSection('cards'),
		aSection('cards', { id: 'more' }),
	]
	const page = waysToHelpPage(someContent({ pages: [aPage('waystohelp', sections)] }))
	expect(page.title).toBe('A job for everyone.')
	expect(page.ways?.id).toBe('cards')
	expect(page.others.map(({ id }) => id)).toEqual(['quote', 'more'])
})

test('a backend without the page still gives one', () => {
	expect(waysToHelpPage(someContent())).toMatchObject({ title: 'Ways to help', ways: null, others: [] })
})
