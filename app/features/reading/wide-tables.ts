/**
 * Puts every table of sanitised HTML into a frame that scrolls sideways by touch, wheel and keyboard, so that a wide table
 * never widens the page on a phone.
 */
export function frameTables(html: string): string {
	return html
		.replaceAll(/<table(?=[\s>])/g, '<div class="overflow-x-auto" role="region" aria-label="Table" tabindex="0"><table')
		.replaceAll('</table>', '</table></div>')
}
