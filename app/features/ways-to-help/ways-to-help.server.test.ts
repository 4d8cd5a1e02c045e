import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
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

test('the monthly amounts lead to the form with them, where there is a way to pay', () => {
	const { giving, ...options } = someOptions()
	const amounts = [25_00, 6_00, 12_00].map((amount) => ({ amount, monthly: true, impact: '' }))
	const content = someContent({ options: { ...options, giving: { ...giving, amounts } } })
	expect(waysToHelpPage(content, true).amounts).toEqual([
		{ sum: '£6', url: '/donate?give=monthly:6' },
		{ sum: '£12', url: '/donate?give=monthly:12' },
		{ sum: '£25', url: '/donate?give=monthly:25' },
	])
	expect(waysToHelpPage(content).amounts).toEqual([])
})
