import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type PictureData } from './picture.tsx'

const dog: PictureData = {
	id: '1001',
	version: '7',
	alt: 'Biscuit, a sandy terrier',
	width: 1200,
	height: 900,
	focal: [0.5, 0.333],
	widths: [400, 800, 1200],
}

test('a picture waits until it comes near, and its space is kept from the start', () => {
	const html = renderToStaticMarkup(<Picture picture={dog} sizes="20rem" />)
	expect(html).toContain('loading="lazy"')
	expect(html).toContain('width="1200" height="900"')
	expect(html).toContain('object-position:50% 33%')
	expect(html).toContain('src="/img/1001/800?v=7"')
})

test('the first large picture of a page is fetched at once', () => {
	const html = renderToStaticMarkup(<Picture picture={dog} sizes="100vw" priority />)
	expect(html).toContain('fetchPriority="high"')
	expect(html).not.toContain('lazy')
})

test('without a picture the slot shows what was given for that, or the mark', () => {
	expect(renderToStaticMarkup(<Picture picture={null} sizes="20rem" fallback={<i>Kit</i>} />)).toContain('<i>Kit</i>')
	expect(renderToStaticMarkup(<Picture picture={null} sizes="20rem" className="rounded-l" />)).toContain('<svg')
})
