import type { StockRow as Row } from '#domain/desk/orders/stock-rows.ts'
import { CountForm } from './count-form.tsx'
import { EditLink } from './edit-link.tsx'
import { StockHead, StockName, StockRow } from './stock-row.tsx'
import { nameOf } from './stock-words.ts'

interface ShortListProps {
	rows: (Row & { editUrl: string | null })[]
	isCountedHere: boolean
}

/** What is sold out or low, whatever item it is of, in the columns of the whole list. */
export function ShortList({ rows, isCountedHere }: ShortListProps) {
	return (
		<table className="giving-table stock-table">
			<caption className="sr-only">What is sold out or low</caption>
			<StockHead />
			<tbody className="stock-short">
				{rows.map((row) => (
					<StockRow
						key={`${row.merchId} ${row.variantKey}`}
						row={row}
						name={<StockName row={row} />}
						edit={isCountedHere ? <CountForm row={row} /> : <EditLink url={row.editUrl} of={nameOf(row)} />}
					/>
				))}
			</tbody>
		</table>
	)
}
