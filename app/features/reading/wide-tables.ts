/**
 * Puts every table of sanitised HTML into a frame that scrolls sideways by touch, wheel and keyboard, so that a wide table
 * never widens the page on a phone. The frames are numbered, because landmarks of one page need different names.
 */
export function frameTables(html: string): string {
	let count = 0
	return html
		.replaceAll(/<table(?=[\s>])/g, () => {
			count += 1
			return `<div class="overflow-x-auto" role="region" aria-label="Table ${count}" tabindex="0"><table`
		})
		.replaceAll('</table>', '</table></div>')
}
