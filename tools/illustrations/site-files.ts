import sharp from 'sharp'
import { figure } from './dog/figure.ts'
import { head } from './dog/head.ts'
import { svg } from './drawing/svg.ts'
import { FORM_DRAWINGS } from './form-drawings.ts'
import { castDog } from './pictures/dog-pictures.ts'
import { page } from './pictures/portrait.ts'
import { at } from './pictures/scene.ts'
import { medicineBottle } from './pictures/things-that-help.ts'
import { parcel } from './scenery/tools.ts'

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

/** Beside sections without a picture of their own, 480 × 400 with the feet at 392, or higher for paws that reach below them. */
function besideSection(slug: string, pose: 'sit' | 'stand', tilt: number, scale = 0.9, feet = 392): string {
	return page(480, 400, at(220, feet, scale, figure({ ...castDog(slug), tilt }, pose, 'b')))
}

/** Beside what a donation pays for, in the shape of the bowl: 320 × 248. */
function medicine(): string {
	return page(320, 248, at(-43, -78, 0.97, medicineBottle('#f8bdb2')))
}

/** Over an open book, 720 × 440 with the book at the lower edge. */
function reading(): string {
	const dog = { ...castDog('sir-barnaby'), tilt: 10, mouth: 'smile' as const }
	const leaf = (side: -1 | 1) =>
		svg`<path d="M0 -8C${side * 60} -44 ${side * 150} -44 ${side * 210} -20V26C${side * 150} 4 ${side * 60} 4 0 36Z" fill="${side > 0 ? '#f3e5cb' : '#fdf3e3'}"/>${[-8, 6].map((y) => svg`<path d="M${side * 36} ${y}C${side * 80} ${y - 18} ${side * 130} ${y - 18} ${side * 178} ${y - 4}" fill="none" stroke="#c9ab78" stroke-width="6" stroke-linecap="round"/>`)}`
	const book = svg`<ellipse cy="50" rx="240" ry="12" fill="#0d1c2e" opacity=".18"/><path d="M-222 -10V38C-150 20 -60 20 0 50C60 20 150 20 222 38V-10Z" fill="#d6361b"/>${leaf(-1)}${leaf(1)}`
	return page(720, 440, svg`${at(290, 424, 1.14, figure(dog, 'lie', 'r'))}${at(540, 386, 0.76, book)}`)
}

/** In an empty shopping basket, 440 × 480 with the basket at the lower edge. */
function dogInBasket(): string {
	const side = 'M52 236H388L356 376a22 22 0 0 1-21 16H105a22 22 0 0 1-21-16Z'
	const weave = [272, 308, 344].map((y) => svg`<path d="M44 ${y}H396" stroke="#a8692f" stroke-width="9"/>`)
	const ribs = [112, 166, 220, 274, 328].map(
		(x) => svg`<path d="M${x} 240L${220 + (x - 220) * 0.82} 392" stroke="#a8692f" stroke-width="7"/>`,
	)
	const paw = (x: number) =>
		svg`<ellipse cx="${x}" cy="246" rx="34" ry="27" fill="#fbf6ec"/><path d="M${x - 10} 258v12M${x + 10} 258v12" stroke="#c9b79c" stroke-width="5" stroke-linecap="round"/>`
	const dog = { ...castDog('waffles'), tilt: -10, mouth: 'smile' as const }
	const drawing = svg`<path d="M84 236C84 60 356 60 356 236" fill="none" stroke="#b8763a" stroke-width="18"/>${at(220, 158, 1.06, head(dog, 'k'))}<clipPath id="side"><path d="${side}"/></clipPath><path d="${side}" fill="#d59a55"/><g clip-path="url(#side)" fill="none">${weave}${ribs}<path d="M300 236H400V400H270C300 350 310 290 300 236Z" fill="#1a1430" opacity=".1"/></g><rect x="34" y="222" width="372" height="30" rx="15" fill="#b8763a"/>${paw(150)}${paw(290)}`
	return page(440, 480, at(0, 84, 1, drawing))
}

/** Beside the title of the shop, 520 × 400, on the lower edge of its band. */
function dogWithParcels(): string {
	const dog = { ...castDog('bramble'), tilt: 8, mouth: 'smile' as const }
	const drawing = svg`${parcel(404, 400, 1.26, '#d9a86c', '#d6361b')}${parcel(392, 279, 0.86, '#a9d6f2', '#ffffff')}${at(160, 402, 0.86, figure(dog, 'sit', 'p'))}`
	return page(520, 400, drawing)
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
		'features/shop/basket/dog-in-basket.webp': await webp(dogInBasket(), 560),
		'features/shop/list/dog-with-parcels.webp': await webp(dogWithParcels(), 560),
		'features/giving/donate/dot.webp': await webp(besideSection('dot', 'sit', 12, 0.98), 480),
		'features/giving/picker/medicine.webp': await webp(medicine(), 320),
		'features/home/frieze-1280.webp': await webp(frieze(), 1280),
		'features/home/frieze-2560.webp': await webp(frieze(), 2560),
		'ui/sections/pictures/letter.webp': await letter(),
		'ui/sections/pictures/listening-kit.webp': await webp(besideSection('kit', 'sit', 14), 480),
		'ui/sections/pictures/listening-wren.webp': await webp(besideSection('wren', 'sit', -12, 0.78), 480),
		'ui/sections/pictures/listening-marlow.webp': await webp(besideSection('marlow', 'sit', 14, 0.74), 480),
		'ui/sections/pictures/listening-percy.webp': await webp(besideSection('percy', 'sit', -12), 480),
		'ui/sections/pictures/listening-pip.webp': await webp(besideSection('pip', 'sit', 14), 480),
		'ui/sections/pictures/listening-bear.webp': await webp(besideSection('bear', 'sit', 12, 0.84), 480),
		'ui/sections/pictures/listening-juno.webp': await webp(besideSection('juno', 'sit', -12, 0.84), 480),
		'ui/sections/pictures/listening-luna.webp': await webp(besideSection('luna', 'sit', 14), 480),
		'ui/sections/pictures/walking.webp': await webp(besideSection('biscuit', 'stand', -4), 480),
		'ui/sections/pictures/walking-finn.webp': await webp(besideSection('finn', 'stand', -4, 0.72), 480),
		'ui/sections/pictures/walking-scout.webp': await webp(besideSection('scout', 'stand', 4, 0.86), 480),
		'ui/sections/pictures/walking-waffles.webp': await webp(besideSection('waffles', 'stand', -4, 0.84), 480),
		'features/reading/articles/reading.webp': await webp(reading(), 720),
		'ui/sections/pictures/waiting.webp': await webp(besideSection('teddy', 'sit', 10, 0.85, 370), 480),
		'shell/errors/slipped-the-lead.webp': await webp(dogOf('rolo', 'stand', 250), 840),
		'shell/errors/lying-down.webp': await webp(dogOf('wren', 'lie', 230), 840),
	}
}
