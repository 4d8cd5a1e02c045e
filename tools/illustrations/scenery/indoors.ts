import { INK } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'

/** A wall and a floor, 1600 × 1000. */
export function room(wall: string, floor: string, floorLine = 760): string {
	return svg`<rect width="1600" height="1000" fill="${wall}"/><rect y="${floorLine}" width="1600" height="${1000 - floorLine}" fill="${floor}"/><rect y="${floorLine - 18}" width="1600" height="18" fill="#fff" opacity=".55"/>`
}

/** A round-topped window with the view behind its bars, 240 × 280. */
export function windowFrame(x: number, y: number, scale: number, view = dayView): string {
	const id = `w${Math.round(x)}`
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><clipPath id="${id}"><rect width="240" height="280" rx="110"/></clipPath><g clip-path="url(#${id})">${view}</g><path d="M120 0v280M0 136h240" stroke="#fff" stroke-width="10"/><rect width="240" height="280" rx="110" fill="none" stroke="#fff" stroke-width="14"/><rect x="-24" y="278" width="288" height="18" rx="9" fill="#fff"/></g>`
}
export const dayView =
	'<rect width="240" height="280" fill="#a9d6f2"/><path d="M0 200q70-40 120-10t120-16v110H0Z" fill="#4f9a72"/><circle cx="172" cy="84" r="30" fill="#ffdd4a"/>'

export function rug(x: number, y: number, width: number, colour: string): string {
	return svg`<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width * 0.055}" fill="${colour}"/>`
}

export function floorLamp(x: number, y: number, scale: number): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="2" rx="52" ry="10" fill="${INK}"/><path d="M0 0V-330" stroke="${INK}" stroke-width="10"/><path d="M-66 -326H66L38 -430H-38Z" fill="#ffdd4a"/><path d="M14 -326H66L38 -430H14Z" fill="#1a1430" opacity=".08"/></g>`
}

/** A green sofa for two, its feet at y; dogs sit on it at y - 136. Draw `sofaFront` after them. */
export function sofa(x: number, y: number, scale: number): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-260 -284q0-60 60-60h400q60 0 60 60v200H-260Z" fill="#185540"/><path d="M0 -339v200" stroke="#123f30" stroke-width="6"/><rect x="-250" y="-164" width="500" height="110" rx="34" fill="#1f6a4f"/><rect x="140" y="-262" width="96" height="96" rx="22" fill="#ffdd4a" transform="rotate(12 188 -214)"/></g>`
}
export function sofaFront(x: number, y: number, scale: number): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-260 -32v32M260 -32v32" stroke="${INK}" stroke-width="16" stroke-linecap="round"/><rect x="-204" y="-144" width="408" height="92" rx="30" fill="#1f6a4f"/><path d="M0 -144v92" stroke="#185540" stroke-width="6"/><rect x="-308" y="-238" width="104" height="206" rx="46" fill="#1b5a43"/><rect x="204" y="-238" width="104" height="206" rx="46" fill="#164a38"/></g>`
}

/** A dog bed: the back is drawn before the dog, the front rim after it. */
export function bedBack(x: number, y: number, width: number, colour: string): string {
	return svg`<ellipse cx="${x}" cy="${y - 22}" rx="${width / 2}" ry="${width * 0.13}" fill="${colour}"/><ellipse cx="${x}" cy="${y - 18}" rx="${width * 0.43}" ry="${width * 0.09}" fill="#1a1430" opacity=".22"/>`
}
export function bedFront(x: number, y: number, width: number, colour: string): string {
	const w = width / 2
	return svg`<path d="M${x - w} ${y - 22}Q${x - w * 0.9} ${y + 6} ${x} ${y + 14}Q${x + w * 0.9} ${y + 6} ${x + w} ${y - 22}Q${x + w * 1.06} ${y + 64} ${x + w * 0.7} ${y + 74}H${x - w * 0.7}Q${x - w * 1.06} ${y + 64} ${x - w} ${y - 22}Z" fill="${colour}"/><path d="M${x + w * 0.4} ${y + 10}Q${x + w * 0.9} ${y + 4} ${x + w} ${y - 22}Q${x + w * 1.06} ${y + 64} ${x + w * 0.7} ${y + 74}H${x + w * 0.32}Q${x + w * 0.5} ${y + 50} ${x + w * 0.4} ${y + 10}Z" fill="#1a1430" opacity=".12"/>`
}

/** A front door from the inside, its foot at y. */
export function frontDoor(x: number, y: number, scale: number, colour = '#1b5a43'): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-150" y="-560" width="300" height="560" rx="12" fill="#fff"/><rect x="-128" y="-540" width="256" height="540" rx="8" fill="${colour}"/><path d="M-78 -330V-430a78 78 0 0 1 156 0V-330Z" fill="#a9d6f2"/><path d="M0 -508V-330" stroke="${colour}" stroke-width="12"/><rect x="-64" y="-236" width="128" height="34" rx="8" fill="#e9b93a"/><rect x="-46" y="-224" width="92" height="10" rx="5" fill="${INK}"/><circle cx="96" cy="-262" r="14" fill="#e9b93a"/><path d="M40 -540H128V0H60Z" fill="#1a1430" opacity=".1"/></g>`
}

export function frame(x: number, y: number, scale: number, content: string, mount = '#ffffff'): string {
	const id = `f${Math.round(x)}`
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-118" y="-118" width="236" height="236" rx="10" fill="#c98b4a"/><rect x="-98" y="-98" width="196" height="196" fill="${mount}"/><clipPath id="${id}"><rect x="-98" y="-98" width="196" height="196"/></clipPath><g clip-path="url(#${id})">${content}</g></g>`
}

export function plant(x: number, y: number, scale: number): string {
	const leaf = (turn: number, colour: string) =>
		svg`<path transform="rotate(${turn})" d="M0 0Q-46 -90 0 -190Q46 -90 0 0Z" fill="${colour}"/>`
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><g transform="translate(0 -110)">${leaf(-42, '#2b7a5a')}${leaf(40, '#2b7a5a')}${leaf(-16, '#4f9a72')}${leaf(18, '#3c8a66')}</g><path d="M-70 -124H70L52 0H-52Z" fill="#d98a5f"/><path d="M20 -124H70L52 0H16Z" fill="#1a1430" opacity=".1"/></g>`
}
