import { expect, test } from 'vitest'
import { isMissingPage } from './paths.ts'

const PAGES = new Set(['/', '/dogs', '/waystohelp/donations'])

test('a slip in the address of a page is warned of', () => {
	for (const typed of ['/dog', '/waystohelp/donation', ' /dosg?size=small']) {
		expect(isMissingPage(typed, PAGES), typed).toBe(true)
	}
})

test('pages with a slash, a search or a place in them are known, and so are addresses of dogs and other websites', () => {
	const known = [
		'/',
		'/dogs/',
		'/dogs?size=small',
		'/waystohelp/donations#other-ways',
		'/dogs/biscuit',
		'/docs/privacy',
	]
	for (const typed of [...known, '#stories', 'https://example.org/dog', 'mailto:office@example.org', '']) {
		expect(isMissingPage(typed, PAGES), typed).toBe(false)
	}
})
