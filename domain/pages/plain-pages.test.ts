import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { aPage } from '#tests/builders/page.ts'
import { isOwnPath, OWN_PATTERNS, pathOf, plainPages, unreachablePages } from './plain-pages.ts'

function patternsOf(entries: RouteConfigEntry[], parent: string[] = []): string[] {
	return entries.flatMap(({ path, index, children = [] }) => {
		const parts = path ? [...parent, path] : parent
		return [...(path || index ? [parts.join('/')] : []), ...patternsOf(children, parts)]
	})
}

test('every route of the site is in the table, and the table has no other', () => {
	const patterns = patternsOf(routes).filter((pattern) => pattern !== '*')
	expect(patterns.filter((pattern) => !isOwnPath(pattern))).toEqual([])
	expect(OWN_PATTERNS.filter((pattern) => !patterns.includes(pattern))).toEqual([])
})

test("the site's own routes take precedence over pages, except those filled with page content", () => {
	const paths = [
		'',
		'adoption',
		'about',
		'about/our-people',
		'adoption/questions',
		'dogs',
		'docs/rules',
		'basket',
		'desk/x',
	]
	const pages = paths.map((path) => aPage(path, []))
	expect(plainPages({ pages }).map(pathOf)).toEqual(['/about', '/about/our-people', '/adoption/questions'])
	expect(unreachablePages({ pages }).map(pathOf)).toEqual(['/dogs', '/docs/rules', '/basket', '/desk/x'])
})

test('the path of a page is encoded part by part', () => {
	expect(pathOf({ path: 'про-нас/люди' })).toBe('/%D0%BF%D1%80%D0%BE-%D0%BD%D0%B0%D1%81/%D0%BB%D1%8E%D0%B4%D0%B8')
})
