import { darker, INK, lighter } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'

// Things of people at work, standing on y.

/** A long table, its feet at y. An open one shows what is below it. */
export function table(x: number, y: number, width: number, height: number, colour = '#c98b4a', open = false): string {
	const w = width / 2
	const front = open
		? svg`<path d="M${-w + 50} ${-height + 30}V0M${w - 50} ${-height + 30}V0" stroke="${darker(colour, 0.2)}" stroke-width="30" stroke-linecap="round"/>`
		: svg`<path d="M${-w + 24} ${-height + 20}H${w - 24}V0H${-w + 24}Z" fill="${darker(colour, 0.1)}"/>`
	return svg`<g transform="translate(${x} ${y})">${front}<rect x="${-w}" y="${-height - 10}" width="${width}" height="40" rx="14" fill="${colour}"/><rect x="${-w}" y="${-height - 10}" width="${width}" height="16" rx="8" fill="${lighter(colour, 0.25)}"/></g>`
}

export function mug(x: number, y: number, scale: number, colour: string): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d="M26 -54q34 -2 34 22t-38 18" fill="none" stroke="${darker(colour, 0.1)}" stroke-width="11"/><path d="M-36 -72H36L30 -6Q28 0 20 0H-20Q-28 0 -30 -6Z" fill="${colour}"/><path d="M12 -72H36L30 -6Q28 0 20 0H8Z" fill="${INK}" opacity=".1"/></g>`
}

export function parcel(x: number, y: number, scale: number, colour = '#d9a86c', string = '#ffffff'): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-84" y="-96" width="168" height="96" rx="8" fill="${colour}"/><rect x="34" y="-96" width="50" height="96" rx="8" fill="${INK}" opacity=".08"/><path d="M0 -96V0M-84 -48H84" stroke="${string}" stroke-width="7"/><path d="M0 -96Q-40 -130 -34 -100Q-20 -90 0 -96Q40 -130 34 -100Q20 -90 0 -96Z" fill="none" stroke="${string}" stroke-width="7" stroke-linejoin="round"/></g>`
}

/** A collection tin with a slot and a heart. */
export function tin(x: number, y: number, scale: number): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-56 -140V-10a56 14 0 0 0 112 0V-140Z" fill="#d6361b"/><path d="M18 -140V2Q56 -2 56 -10V-140Z" fill="${INK}" opacity=".12"/><ellipse cx="0" cy="-140" rx="56" ry="14" fill="#ef6a4e"/><rect x="-24" y="-145" width="48" height="9" rx="4" fill="${INK}"/><rect x="-56" y="-112" width="112" height="76" fill="#fff"/><path d="M0 -48C-34 -68 -32 -98 -14 -98Q-4 -98 0 -88Q4 -98 14 -98C32 -98 34 -68 0 -48Z" fill="#d6361b"/></g>`
}

/** A camera held to the eye, its lens to the right. */
export function camera(x: number, y: number, scale: number): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-58" y="-44" width="116" height="86" rx="16" fill="${INK}"/><rect x="-26" y="-62" width="52" height="26" rx="8" fill="${INK}"/><circle cx="18" cy="0" r="36" fill="#44546b"/><circle cx="18" cy="0" r="22" fill="#8cc5ea"/><circle cx="10" cy="-8" r="7" fill="#fff"/></g>`
}

/** A whole cake on its stand, with icing. */
export function cake(): string {
	return svg`<rect x="-6" y="-40" width="12" height="40" fill="#dbe8f1"/><ellipse cx="0" cy="-40" rx="112" ry="16" fill="#fff"/><path d="M-90 -44V-104a90 20 0 0 1 180 0V-44a90 16 0 0 1 -180 0Z" fill="#c98b4a"/><path d="M-90 -104a90 20 0 0 1 180 0q-16 40 -38 14t-44 18t-50 -12t-48 -20Z" fill="#fdeae6"/><circle cx="0" cy="-124" r="13" fill="#d6361b"/>`
}
