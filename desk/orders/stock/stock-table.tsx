import type { ReactNode } from 'react'
import type { StockRow as Row } from '#domain/desk/orders/stock-rows.ts'
import { CountForm } from './count-form.tsx'
import { EditLink } from './edit-link.tsx'
import type { StockItem } from './read-stock.server.ts'
import { StockHead, StockName, StockRow } from './stock-row.tsx'

interface StockTableProps {
	items: StockItem[]
	caption: string
	/** They cannot be bought any more. */
	isGone?: boolean
	isCountedHere?: boolean
}

/** Each item with its variants. */
export function StockTable({ items, caption, isGone = false, isCountedHere = false }: StockTableProps) {
	const formOf = (row: Row) => (isCountedHere && row.counted !== null ? <CountForm row={row} /> : null)
	return (
		<table className="giving-table stock-table">
			<caption className="sr-only">{caption}</caption>
			<StockHead />
			{items.map((item) => (
				<tbody key={item.merchId}>
					{item.rows.length === 1 ? (
						<OneKind item={item} formOf={formOf} />
					) : (
						<Kinds item={item} formOf={formOf} isGone={isGone} />
					)}
				</tbody>
			))}
		</table>
	)
}

interface ItemProps {
	item: StockItem
	formOf(row: Row): ReactNode
}

/** An item of one kind, in one row. */
function OneKind({ item: { title, editUrl, rows }, formOf }: ItemProps) {
	const [row] = rows
	if (!row) return null
	const edit = editUrl === null ? formOf(row) : <EditLink url={editUrl} of={title} />
	return <StockRow row={row} name={<StockName row={row} />} edit={edit} />
}

/** An item above a row for each of its kinds. */
function Kinds({ item: { title, editUrl, rows }, formOf, isGone }: ItemProps & { isGone: boolean }) {
	const isUncounted = rows.length === 0 && !isGone
	return (
		<>
			<tr className="stock-item">
				<th scope="rowgroup">
					<b>{title}</b>
					{isUncounted && <span className="giving-note">Not counted, so never sold out</span>}
				</th>
				<td className="stock-part" colSpan={3} />
				<td />
				<td className="stock-part" />
				<td className="stock-act">
					<EditLink url={editUrl} of={title} />
				</td>
			</tr>
			{rows.map((row) => (
				<StockRow key={row.variantKey} row={row} name={row.variant || 'All of them'} edit={formOf(row)} />
			))}
		</>
	)
}
