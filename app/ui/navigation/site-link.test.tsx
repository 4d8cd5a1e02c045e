import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteLink } from './site-link.tsx'

function markup(to: string): string {
	return renderToStaticMarkup(
		<MemoryRouter initialEntries={['/dogs/biscuit']}>
			<SiteLink to={to} className="x">
				Words
			</SiteLink>
		</MemoryRouter>,
	)
}

test('a path of the site, another site and a hash all become links with their own address', () => {
	expect(markup('/dogs')).toContain('href="/dogs"')
	expect(markup('https://example.org/a?b=1&c=2')).toContain('href="https://example.org/a?b=1&amp;c=2"')
	expect(markup('#fees')).toContain('href="#fees"')
	expect(markup('?page=2')).toContain('href="/dogs/biscuit?page=2"')
})

test('an address that could run something shows its words and no link', () => {
	for (const to of ['javascript:alert(1)', 'data:text/html,<script>1</script>', '//evil.example']) {
		expect(markup(to)).toBe('<span class="x">Words</span>')
	}
})
