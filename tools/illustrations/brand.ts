import sharp from 'sharp'
import { GROUNDS } from './drawing/colours.ts'
import { mark } from './drawing/mark.ts'
import { svg } from './drawing/svg.ts'
import { homeDogs } from './pictures/pages.ts'
import { page } from './pictures/portrait.ts'
import { at } from './pictures/scene.ts'
import { cloud, LIGHT, sun, tree } from './scenery/outdoors.ts'

const SKY = GROUNDS.sky[0]

/** The mark on a 16 pixel grid, with fewer and larger features; on a dark tab its face turns white. */
function favicon(): string {
	const ear = 'M4.9 1.4C2.9.3.5 1.9.1 5.2c-.3 2.5 0 4.5 1.3 4.7 1.3.2 1.6-1.4 1.9-3.2.3-1.8.9-3.6 1.6-5.3Z'
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><style>.ink{fill:#14233a}.blaze{fill:#fff}@media (prefers-color-scheme:dark){.ink{fill:#fff}.blaze{fill:#14233a}}</style><path class="ink" d="M8 0c3.5 0 5 2.4 5 5.5 0 3-.6 4.9-1 6.8C11.5 14.8 10 16 8 16s-3.5-1.2-4-3.7C3.6 10.4 3 8.5 3 5.5 3 2.4 4.5 0 8 0Z"/><path class="blaze" d="M7 0h2c0 3 .2 4.8 1 6.5.8 1.6 1.1 2.7 1 4.5-.2 2.6-1.2 4-3 4s-2.8-1.4-3-4c-.1-1.8.2-2.9 1-4.5C6.8 4.8 7 3 7 0Z"/><rect class="ink" x="6" y="9" width="4" height="3" rx="1.4"/><circle class="blaze" cx="4.7" cy="6.4" r=".8"/><circle class="blaze" cx="11.3" cy="6.4" r=".8"/><path fill="#d6361b" d="${ear}"/><path fill="#d6361b" transform="matrix(-1 0 0 1 16 0)" d="${ear}"/></svg>\n`
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

/** The default sharing picture. Without words: the sharing site adds them. */
function shareCard(): string {
	const tone = LIGHT.day
	const hills = svg`<path d="M-80 620Q60 610 120 600C420 540 640 520 900 560S1280 470 1440 512L1540 528V900H-80Z" fill="${tone.far}"/>${tree(60, 612, 0.7)}${tree(118, 606, 0.5)}${tree(1470, 522, 0.9)}<path d="M-80 694Q100 682 200 668C420 630 760 610 1040 640S1300 596 1440 606L1540 612V900H-80Z" fill="${tone.middle}"/><path d="M-80 758Q120 740 240 724C520 690 840 690 1080 704S1340 702 1440 698L1540 694V900H-80Z" fill="${tone.near}"/>`
	return page(
		1200,
		630,
		svg`<rect width="1200" height="630" fill="${SKY}"/>${cloud(520, 90, 0.9)}${cloud(180, 190, 0.6)}${sun(1090, 110, 62)}${at(32, -69, 0.79, hills + homeDogs())}`,
	)
}

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
