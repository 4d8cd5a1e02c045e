/**
 * The bold sums of a text on where one pound goes, such as "**84p** caring for dogs": [84, 11, 5]. Empty unless they
 * make a pound.
 */
export function penceOfOnePound(html: string): number[] {
	const pence = [...html.matchAll(/<(?:strong|b)>\s*(\d{1,3})p\s*<\/(?:strong|b)>/g)].map((found) => Number(found[1]))
	return pence.reduce((sum, part) => sum + part, 0) === 100 ? pence : []
}
