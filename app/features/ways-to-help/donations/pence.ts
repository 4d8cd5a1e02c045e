/** A part of one pound: 84 pence for "caring for dogs". */
export interface PoundPart {
	pence: number
	what: string
}

/**
 * The parts of a text on where one pound goes, such as "**84p** caring for dogs, **11p** …", and the text around their
 * paragraph. Without parts unless they make a pound.
 */
export function partsOfOnePound(html: string): { parts: PoundPart[]; rest: string } {
	for (const paragraph of html.match(/<p>.*?<\/p>/gs) ?? []) {
		const parts = [...paragraph.matchAll(/<(?:strong|b)>\s*(\d{1,3})p\s*<\/(?:strong|b)>([^<]*)/g)].map(
			([, pence, what = '']) => ({ pence: Number(pence), what: what.trim().replace(/[,.;]$/, '') }),
		)
		const isPound = parts.reduce((sum, { pence }) => sum + pence, 0) === 100
		if (isPound && parts.every(({ what }) => what !== '')) return { parts, rest: html.replace(paragraph, '') }
	}
	return { parts: [], rest: html }
}
