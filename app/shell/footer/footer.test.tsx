import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { GeneralOptions } from '#content/model/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { Footer } from './footer.tsx'

function footerAt(path: string, known: Partial<GeneralOptions> = {}) {
	const options = { ...someOptions(known), icons: {}, forms: [] }
	return renderToStaticMarkup(
		<MemoryRouter initialEntries={[path]}>
			<Footer options={options} />
		</MemoryRouter>,
	)
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
const links = (...urls: string[]) => urls.map((url) => ({ text: url, url }))
const centre = (name: string, hours: string) => ({ name, hours, address: 'Mill Lane, Thornford TH1 2AB', person: null })
const legal = { registeredName: 'Fairlead Dog Rescue', charityNumber: '1000000', companyNumber: '12345678' }

function withLegal(): Partial<GeneralOptions> {
	const { site } = someOptions()
	return { site: { ...site, legal: { ...site.legal, ...legal } } }
}

test('every link of the options is in the footer once, whether there are four or thirty', () => {
	for (const count of [0, 4, 30]) {
		const basic = Array.from({ length: count }, (_, n) => `${['/dogs', '/merch', '/docs/terms'][n % 3]}?n=${n}`)
		const footer = {
			...someOptions().footer,
			button: { text: 'Meet the dogs', url: '/dogs' },
			info: links('tel:+441632960144', '/adoption#centres'),
			legal: links('/docs/privacy'),
			basic: links(...basic),
		}
		const found = hrefs(footerAt('/dogs', { footer }))
		for (const url of [...basic, '/dogs', 'tel:+441632960144', '/adoption#centres', '/docs/privacy'])
			expect(
				found.filter((href) => href === url),
				url,
			).toHaveLength(1)
	}
})

test('the charity number links to the entry in the register', () => {
	const register = { text: 'Charity Commission', url: 'https://register.example/1000000' }
	const html = footerAt('/dogs', { ...withLegal(), regulator: register })
	expect(html).toMatch(/<a href="https:\/\/register\.example\/1000000">Registered charity 1000000/)
	expect(html).toContain('Company number 12345678, registered in England and Wales')
	expect(footerAt('/dogs', withLegal())).toContain('<span>Registered charity 1000000</span>')
})

test('centres stand before the footer, with the opening hours once if they are the same', () => {
	const same = footerAt('/dogs', {
		centres: [centre('Alder Bank', 'Daily, 9 to 5'), centre('Saltmarsh', 'Daily, 9 to 5')],
	})
	expect(same.match(/daily, 9 to 5/gi)).toHaveLength(1)
	expect(same, 'a postcode stays whole').toContain('TH1\u00A02AB')
	const different = footerAt('/dogs', { centres: [centre('Alder Bank', 'Daily'), centre('Saltmarsh', 'Sundays')] })
	expect(different).toMatch(/Alder Bank.*Daily.*Saltmarsh.*Sundays/)
})

test('forms have neither the newsletter nor the centres; the page of the centres shows them itself', () => {
	const centres = [centre('Alder Bank', '')]
	expect(footerAt('/dogs', { centres })).toMatch(/Come and meet us.*Email address/)
	expect(footerAt('/apply/contact/question', { centres })).not.toMatch(/Come and meet us|Email address/)
	expect(footerAt('/basket', { centres })).not.toContain('Come and meet us')
	expect(footerAt('/merch/rope-lead', { centres })).not.toContain('Come and meet us')
	expect(footerAt('/merch', { centres })).toContain('Come and meet us')
	expect(footerAt('/adoption', { centres })).not.toContain('Come and meet us')
})
