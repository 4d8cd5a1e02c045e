import sharp from 'sharp'
import { figure } from './dog/figure.ts'
import { head } from './dog/head.ts'
import { svg } from './drawing/svg.ts'
import { castDog } from './pictures/dog-pictures.ts'
import { page } from './pictures/portrait.ts'
import { at } from './pictures/scene.ts'

/** From left to right: how far each looks over the edge, and its scale. */
const ROW: readonly (readonly [slug: string, y: number])[] = [
	['gus', 188],
	['finn', 196],
	['rolo', 178],
	['maple', 198],
	['juno', 168],
	['teddy', 192],
	['otis', 176],
	['bramble', 190],
	['fern', 204],
	['waffles', 186],
	['hattie', 176],
	['nell', 200],
]
const FRIEZE = { width: 1920, height: 240, step: 160 }

/** A row of faces behind the lower edge. */
function frieze(): string {
	const faces = ROW.map(([slug, y], i) => at(80 + i * FRIEZE.step, y, 1.02, head(castDog(slug), slug)))
	return page(FRIEZE.width, FRIEZE.height, svg`${faces}`)
}

/** For error screens, 560 × 400 with the feet at 388. */
function dogOf(slug: string, pose: 'stand' | 'lie', x: number): string {
	return page(560, 400, at(x, 388, 0.86, figure(castDog(slug), pose, 'a')))
}

/** Beside sections without a picture of their own, 480 × 400 with the feet at 392. */
function besideSection(slug: string, pose: 'sit' | 'stand', tilt: number): string {
	return page(480, 400, at(220, 392, 0.9, figure({ ...castDog(slug), tilt }, pose, 'b')))
}

/** For the stages of forms, 400 × 300 with the feet at the lower edge. */
function walkingDog(): string {
	return page(400, 300, at(180, 296, 0.66, figure(castDog('biscuit'), 'stand', 'a')))
}

/** Rendered larger and scaled down, for clean thin lines. */
const DENSITY = 144

async function webp(drawing: string, width: number): Promise<Buffer> {
	return sharp(Buffer.from(drawing), { density: DENSITY }).resize({ width }).webp({ quality: 82, effort: 6 }).toBuffer()
}

/** Drawings of the site itself, by path in the app. */
export async function siteFiles(): Promise<Record<string, Buffer>> {
	return {
		'features/applications/view/walking-dog.webp': await webp(walkingDog(), 200),
		'features/home/frieze-1280.webp': await webp(frieze(), 1280),
		'features/home/frieze-2560.webp': await webp(frieze(), 2560),
		'ui/sections/listening.webp': await webp(besideSection('kit', 'sit', 14), 480),
		'ui/sections/walking.webp': await webp(besideSection('biscuit', 'stand', -4), 480),
		'ui/sections/waiting.webp': await webp(besideSection('otis', 'sit', 10), 480),
		'shell/errors/slipped-the-lead.webp': await webp(dogOf('rolo', 'stand', 250), 840),
		'shell/errors/lying-down.webp': await webp(dogOf('wren', 'lie', 230), 840),
	}
}
