const FRAMED = /<div class="(overflow-x-auto)"[^>]*>(<table[\s\S]*?<\/table>)<\/div>/g
const ROW = /<tr[\s>][\s\S]*?<\/tr>/g
const LABELLED = /<td(?:\s[^>]*)? data-label="([^"]*)"[^>]*>([\s\S]*?)<\/td>/g
/** Fewer rows are read faster than opened. */
const MIN_ROWS = 6

/** Adds to long labelled tables (`wide-tables.ts`) the same rows as disclosures, which phones show in their place. */
export function foldLongTables(html: string): string {
	return html.replaceAll(FRAMED, (framed, frame: string, table: string) => {
		const rows = (table.match(ROW) ?? []).map((row) => [...row.matchAll(LABELLED)]).filter((cells) => cells.length > 1)
		const hasTargets = / id="/.test(table)
		if (rows.length < MIN_ROWS || hasTargets) return framed
		return `${framed.replace(frame, `table-unfolded ${frame}`)}<div class="table-folds">${rows.map(fold).join('')}</div>`
	})
}

function fold([name, ...cells]: RegExpExecArray[]): string {
	const facts = cells.map(([, label, text]) => `<dt>${label}</dt><dd>${text}</dd>`)
	return `<details><summary>${name?.[2]}</summary><dl>${facts.join('')}</dl></details>`
}
