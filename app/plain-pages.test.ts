import { expect, test } from 'vitest'
import { pathOf } from '#domain/pages/path-of.ts'
import { aPage } from '#tests/builders/content/page.ts'
import { PAGES } from './pages.ts'
import { plainPages, unreachablePages } from './plain-pages.ts'

test('no page of the backend can have the path of a page of the table', () => {
	const pages = PAGES.filter(({ path }) => path !== '/*').map(({ path }) => aPage(path.slice(1), []))
	expect(plainPages({ pages })).toEqual([])
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
