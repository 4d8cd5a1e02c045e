import { bust } from '../dog/bust.ts'
import { type Backdrop, type Dog, faceLines } from '../dog/dog.ts'
import { figure, figureHeight, headAt, type Pose } from '../dog/figure.ts'
import { COATS, darker, GROUNDS, type Ground, isDark } from '../drawing/colours.ts'
import type { Point } from '../drawing/outline.ts'
import { svg } from '../drawing/svg.ts'

/** A drawing and its focal point, as shares of its width and height. */
export interface Drawing {
	svg: string
	width: number
	height: number
	focal: Point
}

export interface Framing {
	pose?: Pose
	ground?: Ground
	set?: Backdrop
	zoom?: number
	tilt?: number
	mirror?: boolean
	/** A cutout has no ground: the rest of the picture is transparent. */
	isCutout?: boolean
	/** What stands in front of the dog, in figure units. */
	beside?: string
}

const WIDTH = 800
const HEIGHT = 600

/** A dog on its ground, 4:3: head and shoulders, or whole in a pose. */
export function portrait(dog: Dog, framing: Framing = {}): Drawing {
	const shown = { ...dog, tilt: framing.tilt ?? dog.tilt }
	const ground = framing.ground ?? dog.ground
	const { art, focal } = framing.pose ? whole(shown, framing.pose, framing) : headAndShoulders(shown, framing)
	const floor = framing.pose && svg`<path d="M0 516Q400 480 800 522V600H0Z" fill="${darker(GROUNDS[ground][1], 0.1)}"/>`
	const turned = framing.mirror ? svg`<g transform="translate(${WIDTH} 0) scale(-1 1)">${art}</g>` : art
	// A cutout also stands on the dark grounds of the dark theme.
	const mayBeOnDark = framing.isCutout || isDark(GROUNDS[ground][1])
	const lit = isDark(COATS[dog.base]) && mayBeOnDark ? RIM_LIGHT + inRimLight(turned) : turned
	const behind = framing.isCutout ? '' : backdrop(ground, framing.set ?? dog.set) + (floor || '')
	return {
		svg: page(WIDTH, HEIGHT, behind + lit),
		width: WIDTH,
		height: HEIGHT,
		focal: framing.mirror ? [1 - focal[0], focal[1]] : focal,
	}
}

export function page(width: number, height: number, content: string): string {
	return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

function headAndShoulders(dog: Dog, { zoom = 1 }: Framing): { art: string; focal: Point } {
	const uprightEars = dog.ears === 'prick' || dog.ears === 'bat' || dog.ears === 'semi'
	// Close up, centred so that chin and brow are not cut.
	const lift = (uprightEars ? 4 : -32) * (zoom > 1.2 ? 0 : 1) - (zoom > 1.2 ? (faceLines(dog).nose - 20) * zoom : 0)
	// Smaller, it still stands on the lower edge.
	const y = HEIGHT - (HEIGHT - 300 - lift) * Math.min(1, zoom)
	return {
		art: svg`<g transform="translate(400 ${y}) scale(${1.58 * zoom})">${bust(dog, 'a')}</g>`,
		focal: [0.5, (y - 14) / HEIGHT],
	}
}

const STRETCH = { sit: 0, stand: -20, lie: -18, play: -26 } as const
/** Wider figures are scaled down; in figure units. */
const SPAN = { sit: 330, stand: 440, lie: 520, play: 500 } as const

function whole(dog: Dog, pose: Pose, { zoom = 1, beside }: Framing): { art: string; focal: Point } {
	const scale = Math.min(504 / figureHeight(dog, pose), 640 / SPAN[pose], 1.75) * zoom
	const x = 400 + STRETCH[pose] * scale
	const y = 564
	const [headX, headY] = headAt(dog, pose)
	return {
		art: svg`<g transform="translate(${x} ${y}) scale(${scale})">${figure(dog, pose, 'a')}${beside}</g>`,
		focal: [(x + headX * scale) / WIDTH, (y + (headY - 14) * scale) / HEIGHT],
	}
}

export function backdrop(ground: Ground, set: Backdrop, width = WIDTH, height = HEIGHT): string {
	const [colour, shape] = GROUNDS[ground]
	const middle = width / 2
	const shapes = {
		sun: svg`<circle cx="${middle + 10}" cy="${height * 0.5}" r="${height * 0.41}" fill="${shape}"/>`,
		hill: svg`<path d="M0 ${height * 0.6}C${width * 0.22} ${height * 0.46} ${width * 0.42} ${height * 0.5} ${width * 0.62} ${height * 0.58}S${width * 0.9} ${height * 0.6} ${width} ${height * 0.5}V${height}H0Z" fill="${shape}"/>`,
		arch: svg`<path d="M${middle - 218} ${height}V${height * 0.5}a218 218 0 0 1 436 0V${height}Z" fill="${shape}"/>`,
		slope: svg`<path d="M0 ${height * 0.3}L${width} ${height * 0.74}V${height}H0Z" fill="${shape}"/>`,
		plain: '',
	}
	return svg`<rect width="${width}" height="${height}" fill="${colour}"/>${shapes[set]}`
}

/** The filter of `inRimLight`, once per picture. Soft shadows get no rim. */
export const RIM_LIGHT =
	'<filter id="rim" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feComponentTransfer in="SourceAlpha"><feFuncA type="linear" slope="4" intercept="-3"/></feComponentTransfer><feMorphology operator="dilate" radius="2.5"/><feComposite in2="SourceAlpha" operator="out" result="edge"/><feFlood flood-color="#8fa6c9"/><feComposite in2="edge" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'

/** Rim light of one width all around, so that a dark coat stands out from a dark ground. */
export function inRimLight(drawing: string): string {
	return `<g filter="url(#rim)">${drawing}</g>`
}
