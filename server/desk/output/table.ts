import { oneLine, truncate, WIDTH, widthOf } from './plain-text.ts'

export interface Column<Row> {
	title: string
	cell: (row: Row) => string
	/** Truncated when the table is wider than the terminal. */
	isFlexible?: boolean
}

const GAP = 2
const MIN_COLUMN_CHARACTERS = 6

export function table<Row>(columns: Column<Row>[], rows: Row[]): string {
	const cells = rows.map((row) => columns.map(({ cell }) => oneLine(cell(row))))
	const titles = columns.map(({ title }) => title)
	const natural = columns.map((_, n) => Math.max(...[titles, ...cells].map((line) => widthOf(line[n] ?? ''))))
	const widths = fitted(natural, columns)
	return [titles, ...cells].map((line) => joined(line, widths)).join('\n')
}

/** Narrows the widest flexible column until the table fits. */
function fitted<Row>(natural: number[], columns: Column<Row>[]): number[] {
	const widths = [...natural]
	const total = () => widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1))
	while (total() > WIDTH) {
		const flexible = widths.map((width, n) => (columns[n]?.isFlexible && width > MIN_COLUMN_CHARACTERS ? width : 0))
		const widest = Math.max(...flexible)
		if (widest === 0) return widths
		widths[flexible.indexOf(widest)] = widest - 1
	}
	return widths
}

function joined(cells: string[], widths: number[]): string {
	const padded = cells.map((text, n) => {
		const room = widths[n] ?? 0
		const shown = truncate(text, room)
		return shown + ' '.repeat(Math.max(0, room - widthOf(shown)))
	})
	return padded.join(' '.repeat(GAP)).trimEnd()
}
