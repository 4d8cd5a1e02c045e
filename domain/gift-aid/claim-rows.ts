import { accountingPeriod } from './accounting-period.ts'
import { checkRow, type RowProblem } from './check-row.ts'
import type { ClaimableGift, ClaimRow } from './claim-row.ts'
import { donorCells } from './donor-cells.ts'

export interface ClaimRows {
	rows: ClaimRow[]
	/** Rows that the schedule would refuse, complete: nothing is cut to fit. Not in `rows`. */
	problems: { row: ClaimRow; problems: RowProblem[] }[]
	/** Pence of `rows`. */
	total: number
}

interface ClaimOptions {
	/** The last day of the charity's accounting period: "03-31". */
	yearEnd: string
	/** `YYYY-MM-DD` */
	today: string
}

/**
 * The rows of a claim. One donor’s payments of monthly donations are one row with the latest date, never across accounting periods. Sorted by
 * date, and by the last name on one day.
 */
export function claimRows(gifts: readonly ClaimableGift[], { yearEnd, today }: ClaimOptions): ClaimRows {
	const groups = [...Map.groupBy(gifts, (gift) => groupOf(gift, yearEnd)).values()]
	const made = groups
		.map((group) => group.toSorted((a, b) => a.day.localeCompare(b.day)))
		.map((group) => ({ row: toRow(group), group }))
		.toSorted((a, b) => lastDay(a.group).localeCompare(lastDay(b.group)) || byName(a.row, b.row))
		.map(({ row, group }) => ({ row, group, problems: checkRow(row, group, { yearEnd, today }) }))
	const fine = made.filter(({ problems }) => problems.length === 0)
	return {
		rows: fine.map(({ row }) => row),
		problems: made.filter(({ problems }) => problems.length > 0).map(({ row, problems }) => ({ row, problems })),
		total: fine.reduce((sum, { group }) => sum + totalOf(group), 0),
	}
}

/** For pasting into the first cell of the schedule: tabs between cells, no heading, no empty row. */
export function claimText(rows: readonly ClaimRow[]): string {
	return rows
		.map((row) => [row.title, row.firstName, row.lastName, row.house, row.postcode, '', '', row.date, row.amount])
		.map((cells) => cells.join('\t'))
		.join('\n')
}

/** A donor is who the row names: several declarations of the same person with the same address are one donor, a couple is two. */
function groupOf(gift: ClaimableGift, yearEnd: string): string {
	const { monthlyId, paymentId, day, currency } = gift
	if (monthlyId === null) return `payment ${paymentId}`
	const donor = Object.values(donorCells(gift.declaration)).map((cell) => cell.toLowerCase())
	return ['monthly', ...donor, currency, accountingPeriod(day, yearEnd).to].join('\n')
}

/** @param group of one donor, at least one */
function toRow(group: readonly ClaimableGift[]): ClaimRow {
	const [first] = group
	if (!first) throw new Error('A row of a claim needs a payment')
	return {
		paymentIds: group.map(({ paymentId }) => paymentId),
		...donorCells(first.declaration),
		aggregated: '',
		sponsored: '',
		date: lastDay(group).replace(/^..(..)-(..)-(..)$/, '$3/$2/$1'),
		amount: (totalOf(group) / 100).toFixed(2),
	}
}

/** So that the page before a claim, the claim and its file have one order. */
function byName(a: ClaimRow, b: ClaimRow): number {
	return a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName)
}

const lastDay = (group: readonly ClaimableGift[]) => group.at(-1)?.day ?? ''
const totalOf = (group: readonly ClaimableGift[]) => group.reduce((sum, { amount }) => sum + amount, 0)
