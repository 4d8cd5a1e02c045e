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
	expect(html).toContain('object-position:50% 25%')
	expect(html).toContain('src="/img/1001/800?v=7"')
})

test('the first large picture of a page is fetched at once', () => {
	const html = renderToStaticMarkup(<Picture picture={dog} sizes="100vw" priority />)
	expect(html).toContain('fetchPriority="high"')
	expect(html).not.toContain('lazy')
})

test('a face near an edge is drawn towards the middle of the slot, and never past the edge of the picture', () => {
	const html = renderToStaticMarkup(<Picture picture={{ ...dog, focal: [0.95, 0.7] }} sizes="20rem" />)
	expect(html).toContain('object-position:100% 80%')
})

test('a panorama comes in a file wide enough to fill the slot by its height', () => {
	const panorama = { ...dog, width: 1920, height: 600 }
	const html = renderToStaticMarkup(<Picture picture={panorama} sizes="(min-width: 900px) 24rem, 92vw" />)
	expect(html).toContain('sizes="(min-width: 900px) calc(24rem * 2.00), calc(92vw * 2.00)"')
	expect(renderToStaticMarkup(<Picture picture={dog} sizes="9rem" />)).toContain('sizes="9rem"')
})

test('without a picture the slot shows what was given for that, or the mark', () => {
	expect(renderToStaticMarkup(<Picture picture={null} sizes="20rem" fallback={<i>Kit</i>} />)).toContain('<i>Kit</i>')
	expect(renderToStaticMarkup(<Picture picture={null} sizes="20rem" className="rounded-l" />)).toContain('<svg')
})

test('a picture with a night version offers it where the device asks for dark pages, and is one image', () => {
	const night = { id: '1020', version: '3', width: 800, widths: [400, 800], ground: 'nose' }
	const html = renderToStaticMarkup(<Picture picture={{ ...dog, night }} sizes="20rem" />)
	expect(html).toContain('<source media="(prefers-color-scheme: dark)" srcSet="/img/1020/400?v=3 400w')
	expect(html).toContain('night-nose')
	expect(html.match(/<img/g)).toHaveLength(1)
	expect(renderToStaticMarkup(<Picture picture={dog} sizes="20rem" />)).not.toContain('<picture')
})
