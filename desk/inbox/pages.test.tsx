import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Pages } from './pages.tsx'

const rendered = (page: number, pages: number) =>
	renderToStaticMarkup(
		<MemoryRouter>
			<Pages page={page} pages={pages} searchOf={(to) => `?page=${to}`} />
		</MemoryRouter>,
	)
const text = (page: number, pages: number) => rendered(page, pages).replaceAll(/<[^>]+>/g, ' ')

test('a list of one page or none has no links to pages', () => {
	expect(rendered(1, 1)).toBe('')
	expect(rendered(1, 0)).toBe('')
	expect(rendered(7, 0)).toBe('')
})

test('an address beyond the last page says so, and leads back to it', () => {
	expect(text(2, 1)).toContain('There is only one page.')
	expect(rendered(2, 1)).toContain('href="/?page=1"')
	expect(text(9, 3)).toContain('There are only 3 pages.')
	expect(rendered(9, 3)).toContain('href="/?page=3"')
	expect(text(3, 3)).toContain('Page 3 of 3')
})
