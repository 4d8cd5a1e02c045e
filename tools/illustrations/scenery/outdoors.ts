import { svg } from '../drawing/svg.ts'

const DAY = { sky: '#a9d6f2', far: '#8fc7a0', middle: '#4f9a72', near: '#1f6a4f', tree: '#2b7a5a' }
const EVENING = { sky: '#2c4a74', far: '#28555a', middle: '#1d4a45', near: '#123a33', tree: '#1a4540' }
const SNOW = { sky: '#b9d2e6', far: '#d3e2ee', middle: '#eef4f9', near: '#dde9f2', tree: '#5f8a80' }
const MORNING = { sky: '#fff1c9', far: '#a9d3b0', middle: '#5aa47c', near: '#1f6a4f', tree: '#2b7a5a' }
export const LIGHT = { day: DAY, morning: MORNING, evening: EVENING, snow: SNOW } as const
export type Light = keyof typeof LIGHT

/** Sky and hills, 1600 × 1000; the nearest hill starts at about y = 700. */
export function landscape(light: Light = 'day'): string {
	const tone = LIGHT[light]
	return svg`<rect width="1600" height="1000" fill="${tone.sky}"/><path d="M0 560C260 440 520 500 800 540S1300 430 1600 500V1000H0Z" fill="${tone.far}"/>${tree(180, 560, 1.1, light)}${tree(268, 552, 0.8, light)}${tree(1440, 520, 1.3, light)}<path d="M0 660C300 560 620 640 900 610S1380 560 1600 600V1000H0Z" fill="${tone.middle}"/><path d="M0 760C320 680 700 730 980 700S1420 690 1600 710V1000H0Z" fill="${tone.near}"/>`
}

export function tree(x: number, y: number, scale: number, light: Light = 'day'): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-6" y="-60" width="12" height="64" fill="#3a4a3f" opacity=".55"/><path d="M0-190c34 0 52 30 48 66c20 30-8 72-48 72s-68-42-48-72c-4-36 14-66 48-66Z" fill="${LIGHT[light].tree}"/><path d="M0-190c34 0 52 30 48 66c20 30-8 72-48 72Z" fill="#0d1c2e" opacity=".12"/></g>`
}

export function sun(x: number, y: number, r: number, colour = '#ffdd4a'): string {
	return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
}

export function cloud(x: number, y: number, scale: number, colour = '#d5ebf9'): string {
	return svg`<path transform="translate(${x} ${y}) scale(${scale})" d="M0 40a28 28 0 0 1 6-55a44 44 0 0 1 82-10a36 36 0 0 1 62 14a26 26 0 0 1 4 51Z" fill="${colour}"/>`
}

export function flowers(points: readonly (readonly [x: number, y: number])[], stem = '#4f9a72'): string {
	const petals = ['#ffdd4a', '#f8bdb2', '#ffffff']
	return points
		.map(
			([x, y], i) =>
				svg`<path d="M${x} ${y}v-20" stroke="${stem}" stroke-width="4"/><circle cx="${x}" cy="${y - 24}" r="7.5" fill="${petals[i % 3]}"/>`,
		)
		.join('')
}

/** Evenly spread snow. */
export function snowfall(count = 70): string {
	return Array.from({ length: count }, (_, i) => {
		const x = (i * 613 + 87) % 1600
		const y = (i * 389 + 41) % 900
		return svg`<circle cx="${x}" cy="${y}" r="${4 + (i % 4) * 1.6}" fill="#fff"/>`
	}).join('')
}

export function firework(x: number, y: number, r: number, colour: string): string {
	return Array.from({ length: 12 }, (_, i) => {
		const angle = (i / 12) * 2 * Math.PI
		const reach = (from: number) =>
			`${(x + Math.cos(angle) * r * from).toFixed(1)} ${(y + Math.sin(angle) * r * from).toFixed(1)}`
		return svg`<path d="M${reach(0.4)}L${reach(i % 2 ? 0.8 : 1)}" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`
	}).join('')
}

export function house(x: number, y: number, scale: number): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-210 0V-250L0 -400L210 -250V0Z" fill="#fdf3e3"/><path d="M40 -372L210 -250V0H70Z" fill="#1a1430" opacity=".07"/><path d="M-250 -236L0 -416L250 -236" fill="none" stroke="#14233a" stroke-width="34" stroke-linejoin="round" stroke-linecap="round"/><rect x="112" y="-430" width="46" height="96" fill="#14233a"/><path d="M-52 0V-150a52 52 0 0 1 104 0V0Z" fill="#d6361b"/><circle cx="30" cy="-76" r="8" fill="#ffdd4a"/>${[-150, 92].map((left) => svg`<rect x="${left}" y="-190" width="60" height="76" rx="8" fill="#8cc5ea"/><path d="M${left + 30} -190v76M${left} -152h60" stroke="#fff" stroke-width="7"/>`)}<rect x="-74" y="-8" width="148" height="16" rx="6" fill="#c6d9e7"/></g>`
}

export function bench(x: number, y: number, scale: number): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="4" rx="330" ry="16" fill="#0d1c2e" opacity=".18"/><path d="M-250 0L-232 -330M250 0L232 -330M-250 -150H-300V0M250 -150H300V0" fill="none" stroke="#14233a" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>${[-318, -258, -198].map((top) => svg`<rect x="-290" y="${top}" width="580" height="38" rx="12" fill="#c98b4a"/>`)}<rect x="-310" y="-150" width="620" height="34" rx="12" fill="#a86a35"/></g>`
}
