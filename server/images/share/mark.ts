import { colours } from './colours.ts'

const FACE =
	'M28 5c10.5 0 16 6.5 16 16 0 7-3 11-5.2 17.5C36.5 46 33.5 52 28 52s-8.5-6-10.8-13.5C15 32 12 28 12 21 12 11.5 17.5 5 28 5Z'
const BLAZE =
	'M26 5h4c-.3 8 .2 13 2 17.5 2 5 4.3 8.5 4 14-.4 7.5-3.5 12-8 12s-7.6-4.5-8-12c-.3-5.5 2-9 4-14 1.8-4.5 2.3-9.5 2-17.5Z'
const NOSE = 'M22.5 35.5c0-2.6 2.5-3.9 5.5-3.9s5.5 1.3 5.5 3.9-3 4.8-5.5 4.8-5.5-2.2-5.5-4.8Z'
const EARS = [
	'M20.5 6.5C13 2 4 6.5 2.5 18c-.9 7 .3 13.5 4.6 14.5 4.6 1 5.4-5 6.6-10.5C15 16 17.5 11.5 20.5 6.5Z',
	'M35.5 6.5C43 2 52 6.5 53.5 18c.9 7-.3 13.5-4.6 14.5-4.6 1-5.4-5-6.6-10.5C41 16 38.5 11.5 35.5 6.5Z',
]

interface MarkOptions {
	x: number
	y: number
	size: number
	face: string
	blaze: string
	ears: string
}

/** The site's mark as SVG, with the paths of `app/ui/media/logo.tsx`. */
export function mark({ x, y, size, face, blaze, ears }: MarkOptions): string {
	const eyes = [19.3, 36.7].map((cx) => `<circle cx="${cx}" cy="23.5" r="2.3" fill="${blaze}"/>`).join('')
	const earPaths = EARS.map((d) => `<path d="${d}" fill="${ears}"/>`).join('')
	const inner = `<path d="${FACE}" fill="${face}"/><path d="${BLAZE}" fill="${blaze}"/><path d="${NOSE}" fill="${face}"/>`
	return `<g transform="translate(${x} ${y}) scale(${size / 56})">${inner}${eyes}${earPaths}</g>`
}

/** Drawn where a dog has no photograph yet. */
export function placeholderFace({
	x,
	y,
	width,
	height,
}: {
	x: number
	y: number
	width: number
	height: number
}): string {
	const { sky, ink, white, nose } = colours
	const size = Math.min(width, height) * 0.62
	const face = { size, x: x + (width - size) / 2, y: y + (height - size) / 2 }
	const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>`
	return ground + mark({ ...face, face: ink, blaze: white, ears: nose })
}
