import type { ReactNode } from 'react'
import type { StockRow as Row } from '#domain/desk/orders/stock-rows.ts'
import { tieUnits } from '#lib/text/line-breaks.ts'
import { kindOf, LEVEL_TONES, LEVEL_WORDS, waitingInWords } from './stock-words.ts'

export function StockHead() {
	return (
		<thead>
			<tr>
				<th scope="col">Item</th>
				<th scope="col" className="giving-sum stock-part">
					Counted
				</th>
				<th scope="col" className="giving-sum stock-part">
					Sold
				</th>
				<th scope="col" className="giving-sum stock-part">
					Reserved
				</th>
				<th scope="col" className="giving-sum">
					Available
				</th>
				<th scope="col" className="giving-sum stock-part">
					Should be here
				</th>
				<th scope="col" className="stock-act">
					<span className="sr-only">Edit</span>
				</th>
			</tr>
		</thead>
	)
}

/** The item and its kind, in one line. */
export function StockName({ row }: { row: Pick<Row, 'title' | 'variant'> }) {
	const kind = kindOf(row)
	return (
		<>
			<b>{tieUnits(row.title)}</b> {tieUnits(kind)}
		</>
	)
}

interface StockRowProps {
	row: Row
	name: ReactNode
	edit?: ReactNode
}

/** One variant; on phones its name and what is available, the other numbers below only if anything was sold or is reserved. */
export function StockRow({ row, name, edit }: StockRowProps) {
	const { counted, sold, reserved, available, onHand, waiting, level } = row
	const tone = LEVEL_TONES[level]
	return (
		<tr>
			<th scope="row">
				{name}{' '}
				{tone && (
					<span className="giving-state" data-tone={tone}>
						{LEVEL_WORDS[level]}
					</span>
				)}
				{waiting > 0 && <span className="giving-note">{waitingInWords(waiting)}</span>}
				{counted !== null && sold + reserved > 0 && (
					<span className="giving-note stock-sum">{sumInWords(counted, sold, reserved)}</span>
				)}
			</th>
			<Figure value={counted} />
			<Figure value={counted === null ? null : sold} isChange />
			<Figure value={counted === null ? null : reserved} isChange />
			<Figure value={available} isMain />
			<Figure value={onHand} />
			<td className="stock-act">{edit}</td>
		</tr>
	)
}

/** "9 counted, 1 sold, 2 reserved" */
function sumInWords(counted: number, sold: number, reserved: number): string {
	const parts = [`${counted} counted`, sold > 0 ? `${sold} sold` : '', reserved > 0 ? `${reserved} reserved` : '']
	return parts
		.filter(Boolean)
		.map((part) => part.replace(' ', '\u00a0'))
		.join(', ')
}

interface FigureProps {
	/** Null for what is not counted. */
	value: number | null
	isMain?: boolean
	/** None is the usual, and quiet. */
	isChange?: boolean
}

function Figure({ value, isMain = false, isChange = false }: FigureProps) {
	const isNone = value === null || (isChange && value === 0)
	return (
		<td className={isMain ? 'giving-sum stock-available' : 'giving-sum stock-part'} data-none={isNone || undefined}>
			{isNone ? (
				<>
					<span aria-hidden>–</span>
					<span className="sr-only">{value === null ? 'not counted' : 'none'}</span>
				</>
			) : (
				value
			)}
		</td>
	)
}
