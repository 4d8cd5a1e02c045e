import { barley } from './cast/guests.ts'
import { collarAt, headAt } from './dog/figure.ts'
import { head } from './dog/head.ts'
import { INK } from './drawing/colours.ts'
import { svg } from './drawing/svg.ts'
import { ADOPTER, BETH, CHILD, FOSTERER, VOLUNTEER } from './people/adopters.ts'
import { person } from './people/people.ts'
import { castDog } from './pictures/dog-pictures.ts'
import { page } from './pictures/portrait.ts'
import { at, lead, put } from './pictures/scene.ts'
import { floorLamp, frontDoor, plant, sofa, sofaFront } from './scenery/indoors.ts'
import { letter } from './scenery/things.ts'

// Beside the first pages of forms: 1000 × 900 on a transparent ground, with the feet just above the lower edge.
const WIDTH = 1000
const HEIGHT = 900
const FLOOR = 884

const draw = (content: string) => page(WIDTH, HEIGHT, content)

/** A family at their own front door, with Biscuit. */
function adoption(): string {
	const adopter = at(
		290,
		FLOOR,
		0.92,
		person(ADOPTER, 'stand', [
			[-118, 284],
			[150, 230],
		]),
	)
	const child = at(
		776,
		FLOOR,
		0.7,
		person({ ...CHILD, seed: 'child-door' }, 'stand', [
			[-150, 200],
			[124, 280],
		]),
	)
	return draw(
		svg`${frontDoor(520, FLOOR, 1.42)}<rect x="200" y="${FLOOR - 8}" width="640" height="24" rx="12" fill="#c6d9e7"/>${plant(905, FLOOR, 0.82)}${adopter}${child}${lead('M428 507C452 760 520 760 556 648', 10)}${put('biscuit', 'sit', { x: 560, y: FLOOR, scale: 0.98 })}`,
	)
}

/** Sarge on the sofa of a foster home. */
function fostering(): string {
	return draw(
		svg`${floorLamp(120, FLOOR, 1.7)}${sofa(520, FLOOR, 1.44)}${put('sarge', 'sit', { x: 350, y: FLOOR - 190, scale: 0.98 })}${sofaFront(520, FLOOR, 1.44)}${at(
			640,
			FLOOR - 212,
			0.9,
			person({ ...FOSTERER, seed: 'foster-form' }, 'sit', [
				[-196, 190],
				[150, 226],
			]),
		)}`,
	)
}

function volunteering(): string {
	// Smaller than the others, for Pip's tail.
	const scene = svg`${at(
		500,
		FLOOR,
		0.96,
		person({ ...VOLUNTEER, seed: 'vol-form' }, 'stand', [
			[-140, 300],
			[140, 300],
		]),
	)}${lead('M366 560C330 700 300 700 236 640M634 560C670 720 690 740 708 650', 11)}${put('nell', 'sit', { x: 216, y: FLOOR, scale: 1.04 })}${put('pip', 'stand', { x: 760, y: FLOOR, scale: 1, flip: true })}`
	return draw(at(0, FLOOR * 0.08, 0.92, scene))
}

/** A dog without its people, at a lamp post with its own poster. */
function found(): string {
	const dog = { ...barley(), wears: 'collar' as const, wearsColour: 'lead' as const }
	const strips = Array.from(
		{ length: 6 },
		(_, i) => svg`<rect x="${-112 + i * 38}" y="118" width="33" height="${i === 4 ? 30 : 84}" fill="#fff"/>`,
	)
	const notice = svg`<rect x="-118" y="-170" width="236" height="292" rx="6" fill="#fff"/>${strips}<circle cy="-40" r="88" fill="#ffdd4a"/>${at(0, -24, 0.56, head({ ...dog, tilt: 0 }, 'notice'))}<path d="M-70 86H70" stroke="#d6361b" stroke-width="16" stroke-linecap="round"/>`
	const post = svg`<path d="M-16 0V-800H16V0Z" fill="#44546b"/><rect x="-40" y="-40" width="80" height="40" rx="10" fill="#2f3d52"/><path d="M-70 -846L-46 -800H46L70 -846Z" fill="#2f3d52"/><path d="M-58 -844L-40 -870H40L58 -844Z" fill="#ffdd4a"/>`
	const [x, y] = collarAt(dog, 'sit')
	const [left, top] = [380 + x * 1.42, FLOOR + (y + 66) * 1.42]
	const tag = svg`<circle cx="${left}" cy="${top}" r="40" fill="#ffdd4a"/><circle cx="${left}" cy="${top}" r="27" fill="none" stroke="#c99a1c" stroke-width="5"/><circle cx="${left}" cy="${top - 40}" r="11" fill="none" stroke="#8a6a12" stroke-width="7"/>`
	return draw(
		svg`${at(790, FLOOR, 1, post)}${at(790, 380, 1.05, notice, 3)}${put(dog, 'sit', { x: 380, y: FLOOR, scale: 1.42 })}${tag}`,
	)
}

/** A person and their old dog, side by side. */
function surrender(): string {
	return draw(
		svg`${put({ ...castDog('nan'), mouth: 'smile' }, 'sit', { x: 690, y: FLOOR, scale: 1.32, tilt: -8 })}${at(
			340,
			FLOOR,
			1.2,
			person({ ...BETH, seed: 'beth-form', quiet: true, tilt: 10 }, 'kneel', [
				[-70, 310],
				[176, 250],
			]),
		)}`,
	)
}

/** Listening beside an old telephone. */
function contact(): string {
	const phone = svg`<ellipse cx="0" cy="2" rx="170" ry="12" fill="${INK}" opacity=".16"/><path d="M-96 -150H96Q120 -150 130 -118L160 -22Q166 0 142 0H-142Q-166 0 -160 -22L-130 -118Q-120 -150 -96 -150Z" fill="#d6361b"/><path d="M60 -150H96Q120 -150 130 -118L160 -22Q166 0 142 0H100Q104 -90 60 -150Z" fill="#1a1430" opacity=".12"/><circle cy="-70" r="54" fill="#fff"/>${Array.from({ length: 10 }, (_, i) => svg`<circle cx="${Math.cos(i * 0.56 + 1) * 37}" cy="${-70 + Math.sin(i * 0.56 + 1) * 37}" r="8" fill="#44546b"/>`)}<path d="M-56 -150V-178M56 -150V-178" stroke="#b92c14" stroke-width="26" stroke-linecap="round"/><path d="M-176 -186Q-190 -246 -110 -246H110Q190 -246 176 -186Q170 -158 130 -160Q96 -162 92 -190H-92Q-96 -162 -130 -160Q-170 -158 -176 -186Z" fill="#ef6a4e"/>`
	return draw(
		svg`${put('rolo', 'sit', { x: 380, y: FLOOR, scale: 1.46, tilt: 16 })}${lead(`M880 ${FLOOR - 20}C930 ${FLOOR - 24} 985 ${FLOOR - 40} 966 ${FLOOR - 92}S896 ${FLOOR - 84} 930 ${FLOOR - 44}S970 ${FLOOR - 6} 988 ${FLOOR - 10}`, 12)}${at(760, FLOOR, 1.02, phone)}`,
	)
}

/** With an envelope in its mouth. */
function newsletter(): string {
	const dog = { ...castDog('waffles'), tilt: -6, mouth: 'smile' as const }
	const scale = 1.5
	const [x, y] = headAt(dog, 'stand')
	return draw(
		svg`${put(dog, 'stand', { x: 540, y: FLOOR, scale })}${letter(540 + x * scale, FLOOR + (y + 104) * scale, -6, 1.9)}`,
	)
}

/** By the name of the form. */
export const FORM_DRAWINGS = { adoption, fostering, volunteering, found, surrender, contact, newsletter }
