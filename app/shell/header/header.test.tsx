import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { someOptions } from '#tests/builders/content/options.ts'
import { Header } from './header.tsx'

function donateLinks(beside: { url: string }[]) {
	const button = { text: 'Donate', url: '/waystohelp/donations' }
	const options = {
		...someOptions({ header: { menu: [{ text: 'Dogs', url: '/dogs' }], button } }),
		icons: {},
		forms: [],
	}
	const html = renderToStaticMarkup(
		<MemoryRouter initialEntries={['/waystohelp']}>
			<Header options={options} beside={beside} />
		</MemoryRouter>,
	)
	return html.match(/href="\/waystohelp\/donations"/g)?.length
}

test('the button stands in the header and in the menu of small screens; with the same link below the header, only there', () => {
	expect(donateLinks([{ url: '/waystohelp' }])).toBe(2)
	expect(donateLinks([{ url: '/waystohelp/donations' }])).toBe(1)
})
