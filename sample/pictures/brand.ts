import sharp from 'sharp'
import { GROUNDS } from './colours.ts'
import { mark } from './mark.ts'
import { cloud, sun } from './outdoors.ts'
import { home } from './pages.ts'
import { page } from './portrait.ts'
import { at } from './scene.ts'
import { svg } from './svg.ts'

const SKY = GROUNDS.sky[0]

/** The mark with fewer and larger features, for tabs 16 pixels wide; on a dark tab its face turns white. */
function favicon(): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 1 54 54"><style>.ink{fill:#14233a}.blaze{fill:#fff}@media (prefers-color-scheme:dark){.ink{fill:#fff}.blaze{fill:#14233a}}</style>${mark(
		'INK',
		'BLAZE',
		'#d6361b',
	)
		.replaceAll('fill="INK"', 'class="ink"')
		.replaceAll('fill="BLAZE"', 'class="blaze"')
		.replaceAll('r="2.3"', 'r="3"')}</svg>\n`
}

function tile(size: number, corner: number, share: number): string {
	const scale = (size * share) / 56
	const edge = (size - size * share) / 2
	return page(
		size,
		size,
		svg`<rect width="${size}" height="${size}" rx="${corner}" fill="${SKY}"/>${at(edge, edge, scale, mark())}`,
	)
}

/** The drawing shown when a page without a picture of its own is shared. No words: the sharing site adds them. */
function shareCard(): string {
	const hero = home().svg.replace(/<\/?svg[^>]*>/g, '')
	return page(
		1200,
		630,
		svg`<rect width="1200" height="630" fill="${SKY}"/>${cloud(520, 90, 0.9)}${cloud(180, 190, 0.6)}${sun(1090, 110, 62)}${at(0, -46, 0.79, hero)}`,
	)
}

/** Icons and the sharing picture, by file name in the site's public folder. */
export async function brandFiles(): Promise<Record<string, Buffer>> {
	const png = (drawing: string) =>
		sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true, quality: 95, dither: 0 }).toBuffer()
	return {
		'favicon.svg': Buffer.from(favicon()),
		'favicon-32.png': await png(tile(32, 7, 0.88)),
		'apple-touch-icon.png': await png(tile(180, 0, 0.72)),
		'og-default.png': await png(shareCard()),
	}
}
