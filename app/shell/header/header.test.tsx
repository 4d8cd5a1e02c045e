import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { someOptions } from '#tests/builders/content/options.ts'
import { Header } from './header.tsx'

test('the button stands in the header and in the menu of small screens, also above the pages it belongs to', () => {
	const button = { text: 'Donate', url: '/waystohelp/donations' }
	const options = {
		...someOptions({ header: { menu: [{ text: 'Dogs', url: '/dogs' }], button } }),
		icons: {},
		forms: [],
	}
	const html = renderToStaticMarkup(
		<MemoryRouter initialEntries={['/waystohelp']}>
			<Header options={options} />
		</MemoryRouter>,
	)
	expect(html.match(/href="\/waystohelp\/donations"/g)?.length).toBe(2)
})
