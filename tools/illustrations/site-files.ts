import sharp from 'sharp'
import { figure } from './dog/figure.ts'
import { head } from './dog/head.ts'
import { svg } from './drawing/svg.ts'
import { FORM_DRAWINGS } from './form-drawings.ts'
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
function besideSection(slug: string, pose: 'sit' | 'stand', tilt: number, scale = 0.9): string {
	return page(480, 400, at(220, 392, scale, figure({ ...castDog(slug), tilt }, pose, 'b')))
}

/** Over an open book, 720 × 440 with the book at the lower edge. */
function reading(): string {
	const dog = { ...castDog('sir-barnaby'), tilt: 10, mouth: 'smile' as const }
	const leaf = (side: -1 | 1) =>
		svg`<path d="M0 -8C${side * 60} -44 ${side * 150} -44 ${side * 210} -20V26C${side * 150} 4 ${side * 60} 4 0 36Z" fill="${side > 0 ? '#f3e5cb' : '#fdf3e3'}"/>${[-8, 6].map((y) => svg`<path d="M${side * 36} ${y}C${side * 80} ${y - 18} ${side * 130} ${y - 18} ${side * 178} ${y - 4}" fill="none" stroke="#c9ab78" stroke-width="6" stroke-linecap="round"/>`)}`
	const book = svg`<ellipse cy="50" rx="240" ry="12" fill="#0d1c2e" opacity=".18"/><path d="M-222 -10V38C-150 20 -60 20 0 50C60 20 150 20 222 38V-10Z" fill="#d6361b"/>${leaf(-1)}${leaf(1)}`
	return page(720, 440, svg`${at(290, 424, 1.14, figure(dog, 'lie', 'r'))}${at(540, 386, 0.76, book)}`)
}

/** Above the questions: six in a row, 1560 × 500 with the feet at 492. No dark coats, which a meadow at night hides. */
function waitingDogs(): string {
	const row = [
		['fern', 148, -6],
		['waffles', 392, 8],
		['biscuit', 632, -10],
		['hattie', 872, 6],
		['bramble', 1112, -8],
		['teddy', 1350, 10],
	] as const
	const dogs = row.map(([slug, x, tilt]) => at(x, 492, 0.96, figure({ ...castDog(slug), tilt }, 'sit', slug)))
	return page(1560, 500, svg`${dogs}`)
}

/** For the stages of forms, 400 × 300 with the feet at the lower edge. */
function walkingDog(): string {
	return page(400, 300, at(180, 296, 0.66, figure(castDog('biscuit'), 'stand', 'a')))
}

/** Beside the first pages of forms. */
async function formDrawings(): Promise<Record<string, Buffer>> {
	const files = Object.entries(FORM_DRAWINGS).map(
		async ([form, draw]) => [`features/applications/view/drawings/${form}.webp`, await webp(draw(), 800)] as const,
	)
	return Object.fromEntries(await Promise.all(files))
}

/** The dog with an envelope of the newsletter's form, without the room around it. */
async function letter(): Promise<Buffer> {
	const drawing = await webp(FORM_DRAWINGS.newsletter(), 900)
	return sharp(drawing)
		.extract({ left: 205, top: 185, width: 640, height: 625 })
		.webp({ quality: 82, effort: 6 })
		.toBuffer()
}

/** Rendered larger and scaled down, for clean thin lines. */
const DENSITY = 144

async function webp(drawing: string, width: number): Promise<Buffer> {
	return sharp(Buffer.from(drawing), { density: DENSITY }).resize({ width }).webp({ quality: 82, effort: 6 }).toBuffer()
}

/** Drawings of the site itself, by path in the app. */
export async function siteFiles(): Promise<Record<string, Buffer>> {
	return {
		...(await formDrawings()),
		'features/applications/view/walking-dog.webp': await webp(walkingDog(), 200),
		'features/dogs/compatibility/waiting-dogs.webp': await webp(waitingDogs(), 1200),
		'features/home/frieze-1280.webp': await webp(frieze(), 1280),
		'features/home/frieze-2560.webp': await webp(frieze(), 2560),
		'features/home/letter.webp': await letter(),
		'ui/sections/listening-kit.webp': await webp(besideSection('kit', 'sit', 14), 480),
		'ui/sections/listening-wren.webp': await webp(besideSection('wren', 'sit', -12, 0.78), 480),
		'ui/sections/listening-marlow.webp': await webp(besideSection('marlow', 'sit', 14, 0.74), 480),
		'ui/sections/listening-percy.webp': await webp(besideSection('percy', 'sit', -12), 480),
		'ui/sections/listening-pip.webp': await webp(besideSection('pip', 'sit', 14), 480),
		'ui/sections/listening-bear.webp': await webp(besideSection('bear', 'sit', 12, 0.84), 480),
		'ui/sections/listening-juno.webp': await webp(besideSection('juno', 'sit', -12, 0.84), 480),
		'ui/sections/listening-luna.webp': await webp(besideSection('luna', 'sit', 14), 480),
		'ui/sections/walking.webp': await webp(besideSection('biscuit', 'stand', -4), 480),
		'ui/sections/walking-finn.webp': await webp(besideSection('finn', 'stand', -4, 0.72), 480),
		'ui/sections/walking-scout.webp': await webp(besideSection('scout', 'stand', 4, 0.86), 480),
		'ui/sections/walking-waffles.webp': await webp(besideSection('waffles', 'stand', -4, 0.84), 480),
		'features/reading/articles/reading.webp': await webp(reading(), 720),
		'ui/sections/waiting.webp': await webp(besideSection('teddy', 'sit', 10), 480),
		'shell/errors/slipped-the-lead.webp': await webp(dogOf('rolo', 'stand', 250), 840),
		'shell/errors/lying-down.webp': await webp(dogOf('wren', 'lie', 230), 840),
	}
}
