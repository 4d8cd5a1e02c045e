import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { someOptions } from '#tests/builders/content/options.ts'
import { Header } from './header.tsx'

const DONATE = { text: 'Donate', url: '/waystohelp/donations' }
const CONTACT = { text: 'Contact us', url: '/apply/contact/question' }
const FOUND = { text: 'I’ve found a dog', url: '/apply/found/start' }

/** The addresses of all links, with those of the menu of small screens last. */
function linksOf(menu: { text: string; url: string }[], forms: { text: string; url: string }[]) {
	const options = { ...someOptions({ header: { menu, button: DONATE } }), icons: {}, forms }
	const html = renderToStaticMarkup(
		<MemoryRouter initialEntries={['/waystohelp']}>
			<Header options={options} />
		</MemoryRouter>,
	)
	return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

test('the button stands in the header and in the menu of small screens, also above the pages it belongs to', () => {
	const links = linksOf([{ text: 'Dogs', url: '/dogs' }], [])
	expect(links.filter((href) => href === DONATE.url)).toHaveLength(2)
})

test('the menu of small screens leads to the forms, once each', () => {
	const ofMenu = (menu: { text: string; url: string }[]) => {
		const links = linksOf(menu, [FOUND, CONTACT])
		return links.slice(links.indexOf('/dogs', links.indexOf('/dogs') + 1), links.lastIndexOf(DONATE.url))
	}
	const dogs = { text: 'Dogs', url: '/dogs' }
	expect(ofMenu([dogs])).toEqual(['/dogs', FOUND.url, CONTACT.url])
	expect(ofMenu([dogs, { text: 'Talk to us', url: CONTACT.url }])).toEqual(['/dogs', CONTACT.url, FOUND.url])
})
