/** What is printed, as the address of the page says it. */
export interface PrintQuery {
	print: PrintKind
	/** The orders, in the sequence in which they are printed. */
	references: string[]
	/** The first free label of a sheet that was begun, from 1. */
	start: number
}

const PRINT_KINDS = ['slips-a4', 'slips-a6', 'labels-a4', 'labels-a6', 'labels-4x6'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

/** Two columns of four, 99.1 × 67.7 mm: Avery L7165 and what is sold as the same. */
export const LABELS_PER_SHEET = 8
const MAX_ORDERS = 200
const REFERENCE = /^[A-Z0-9-]{3,20}$/

/** A tick of the list, "ORD-7K3F-2M 3", counts as its reference. Anything unknown counts as unset. */
export function parsePrintQuery(parameters: URLSearchParams): PrintQuery {
	const ticked = [...parameters.getAll('pick'), ...(parameters.has('all') ? parameters.getAll('shown') : [])]
	const named = [...parameters.getAll('order'), ...ticked.map((pick) => pick.split(' ')[0] ?? '')]
	const references = [...new Set(named)].filter((one) => REFERENCE.test(one)).slice(0, MAX_ORDERS)
	const start = Number(parameters.get('start'))
	return {
		print: PRINT_KINDS.find((one) => one === parameters.get('print')) ?? 'slips-a4',
		references,
		start: Number.isInteger(start) && start >= 1 && start <= LABELS_PER_SHEET ? start : 1,
	}
}

/** "?print=slips-a4&order=ORD-7K3F-2M" */
export function printSearch({
	print,
	references,
	start,
}: Partial<PrintQuery> & Pick<PrintQuery, 'references'>): string {
	const parameters = new URLSearchParams({ print: print ?? 'slips-a4' })
	for (const reference of references) parameters.append('order', reference)
	if (start !== undefined && start > 1) parameters.set('start', String(start))
	return `?${parameters}`
}

/** The sheets of labels: each has eight places, of which the first ones may be used up (a number in place of a label). */
export function sheetsOf<T>(labels: readonly T[], start: number): (T | number)[][] {
	const places = [...Array.from({ length: start - 1 }, (_, place) => place + 1), ...labels]
	const sheets = Math.ceil(places.length / LABELS_PER_SHEET)
	return Array.from({ length: sheets }, (_, sheet) =>
		places.slice(sheet * LABELS_PER_SHEET, (sheet + 1) * LABELS_PER_SHEET),
	)
}
