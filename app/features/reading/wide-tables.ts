/**
 * Wraps every table of sanitised HTML in a focusable frame that scrolls sideways. Frames are numbered, because
 * landmarks need unique names.
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
