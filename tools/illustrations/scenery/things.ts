import { INK } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'

export function bowl(x: number, y: number, scale: number, colour = '#d6361b'): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="0" rx="150" ry="14" fill="${INK}" opacity=".14"/><path d="M-116 -114h232l36 96a18 18 0 0 1-17 18H-135a18 18 0 0 1-17-18Z" fill="${colour}"/><path d="M60 -114h56l36 96a18 18 0 0 1-17 18h-60c10-40 2-76-15-114Z" fill="${INK}" opacity=".14"/><ellipse cx="0" cy="-114" rx="116" ry="24" fill="${INK}" opacity=".35"/><path d="M-100 -118q20-40 50-30 20-26 54-14 30-18 54 10 30-2 42 34-100 24-200 0Z" fill="#a86a35"/>${[
		[-50, -132],
		[0, -144],
		[48, -130],
		[22, -120],
	].map(([cx, cy]) => svg`<circle cx="${cx}" cy="${cy}" r="9" fill="#c98748"/>`)}</g>`
}

export function ball(x: number, y: number, r: number, colour = '#ffdd4a'): string {
	return svg`<g transform="translate(${x} ${y - r})"><circle r="${r}" fill="${colour}"/><path d="M${r * 0.2} ${-r * 0.98}A${r} ${r} 0 0 1 ${r * 0.2} ${r * 0.98}Q${r * 0.7} 0 ${r * 0.2} ${-r * 0.98}Z" fill="#1a1430" opacity=".12"/><path d="M${-r * 0.86} ${-r * 0.5}Q${-r * 0.1} 0 ${-r * 0.86} ${r * 0.5}M${r * 0.86} ${-r * 0.5}Q${r * 0.1} 0 ${r * 0.86} ${r * 0.5}" fill="none" stroke="#fff" stroke-width="${r * 0.14}"/></g>`
}

export function letter(x: number, y: number, turn: number, scale = 1): string {
	return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><rect x="-70" y="-46" width="140" height="92" rx="6" fill="#fff"/><path d="M-70 -42L0 12L70 -42" fill="none" stroke="#c6d9e7" stroke-width="6"/><rect x="38" y="14" width="22" height="24" fill="#d6361b"/></g>`
}

export function coins(x: number, y: number, heights: readonly number[]): string {
	return heights
		.map((count, pile) =>
			Array.from({ length: count }, (_, i) => {
				const left = x + pile * 116
				const top = y - i * 24
				return svg`<path d="M${left - 50} ${top - 22}v22a50 14 0 0 0 100 0v-22Z" fill="#d9a62a"/><ellipse cx="${left}" cy="${top - 22}" rx="50" ry="14" fill="#ffdd4a"/>`
			}).join(''),
		)
		.join('')
}

export function sack(x: number, y: number, scale: number): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="0" rx="150" ry="16" fill="${INK}" opacity=".14"/><path d="M-120 -380Q0 -352 120 -380Q146 -190 136 -10Q0 16 -136 -10Q-146 -190 -120 -380Z" fill="#fdf3e3"/><path d="M50 -366L120 -380Q146 -190 136 -10Q100 -2 62 2Q80 -190 50 -366Z" fill="#1a1430" opacity=".08"/><path d="M-122 -380q14-22 30 0t30 0t30 0t30 0t30 0t30 0t30 0t34 0v34Q0 -318 -122 -346Z" fill="#d6361b"/>${bone(0, -170, 1.1, INK)}</g>`
}

export function bone(x: number, y: number, scale: number, colour: string): string {
	return svg`<g transform="translate(${x} ${y}) rotate(-24) scale(${scale})" fill="${colour}"><rect x="-50" y="-13" width="100" height="26"/><circle cx="-52" cy="-16" r="20"/><circle cx="-52" cy="16" r="20"/><circle cx="52" cy="-16" r="20"/><circle cx="52" cy="16" r="20"/></g>`
}

export function cat(x: number, y: number, scale: number): string {
	const coat = '#e79a52'
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="2" rx="120" ry="11" fill="#0d1c2e" opacity=".18"/><path d="M70 -12Q170 -4 160 -90Q152 -130 176 -150" fill="none" stroke="#cf8340" stroke-width="24" stroke-linecap="round"/><path d="M-80 0Q-104 -120 -50 -220H50Q104 -120 80 0Z" fill="${coat}"/><path d="M18 -220H50Q104 -120 80 0H44Q66 -120 18 -220Z" fill="#1a1430" opacity=".1"/><path d="M-34 0V-120Q0 -160 34 -120V0Z" fill="#fbf6ec"/><path d="M0 -2v-80" stroke="#dccfbb" stroke-width="5"/><g transform="translate(0 -272)"><path d="M-78 -20L-84 -112L-22 -72H22L84 -112L78 -20Q96 70 0 76Q-96 70 -78 -20Z" fill="${coat}"/><path d="M-68 -50L-72 -88L-42 -68ZM68 -50L72 -88L42 -68Z" fill="#f0b7a6"/><path d="M-8 -72V-40M-28 -68V-48M28 -68V-48" stroke="#b8682a" stroke-width="9" stroke-linecap="round"/><path d="M0 22Q-50 20 -44 50Q-36 74 0 74Q36 74 44 50Q50 20 0 22Z" fill="#fbf6ec"/><ellipse cx="-36" cy="0" rx="14" ry="16" fill="#b7d36a"/><ellipse cx="36" cy="0" rx="14" ry="16" fill="#b7d36a"/><ellipse cx="-36" cy="0" rx="5" ry="14" fill="#120e15"/><ellipse cx="36" cy="0" rx="5" ry="14" fill="#120e15"/><circle cx="-40" cy="-6" r="4" fill="#fff"/><circle cx="32" cy="-6" r="4" fill="#fff"/><path d="M-10 24H10L0 36Z" fill="#d97a72"/><path d="M0 36q-4 14-22 12M0 36q4 14 22 12" fill="none" stroke="#7c5a3c" stroke-width="4" stroke-linecap="round"/></g></g>`
}

export function gate(x: number, y: number, width: number, height: number): string {
	const bars = Math.round(width / 62)
	return svg`<g transform="translate(${x} ${y})">${Array.from({ length: bars + 1 }, (_, i) => svg`<rect x="${(i * width) / bars - 8}" y="${-height}" width="16" height="${height}" rx="7" fill="#fff"/>`)}<rect x="-12" y="${-height}" width="${width + 24}" height="22" rx="10" fill="#dbe8f1"/><rect x="-12" y="-34" width="${width + 24}" height="22" rx="10" fill="#dbe8f1"/></g>`
}

/** Legs in wellingtons, from the top of the picture down to y. */
export function wellingtons(x: number, y: number, colour = '#1b5a43', trousers = '#2c4a74'): string {
	const boot = (left: number) =>
		svg`<path d="M${left - 46} -20H${left + 46}V${y - 230}H${left - 46}Z" fill="${trousers}"/><path d="M${left - 58} ${y - 260}H${left + 58}L${left + 56} ${y - 70}Q${left + 130} ${y - 60} ${left + 132} ${y}H${left - 60}Z" fill="${colour}"/><rect x="${left - 62}" y="${y - 14}" width="196" height="18" rx="8" fill="${INK}"/>`
	return svg`<ellipse cx="${x + 60}" cy="${y + 4}" rx="220" ry="16" fill="#0d1c2e" opacity=".18"/>${boot(x + 96)}${boot(x - 60)}`
}

export function suitcase(x: number, y: number, scale: number): string {
	return svg`<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="2" rx="190" ry="12" fill="${INK}" opacity=".14"/><path d="M-50 -230v-26a18 18 0 0 1 18-18h64a18 18 0 0 1 18 18v26" fill="none" stroke="${INK}" stroke-width="16"/><rect x="-170" y="-232" width="340" height="232" rx="26" fill="#c98b4a"/><path d="M80 -232h64a26 26 0 0 1 26 26v180a26 26 0 0 1-26 26H80Z" fill="#1a1430" opacity=".1"/><path d="M-110 -232V0M110 -232V0" stroke="#8a5a2c" stroke-width="22"/><rect x="-50" y="-140" width="100" height="60" rx="8" fill="#a9d6f2"/><path d="M-50 -92q26-30 50-10t50-14v28a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8Z" fill="#4f9a72"/></g>`
}
