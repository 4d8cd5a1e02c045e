import type { StockLevel } from '#domain/desk/orders/stock-rows.ts'
import type { StockItem } from './read-stock.server.ts'

const LEVEL_WORDS: Record<StockLevel, string> = {
	oversold: 'Oversold',
	'sold out': 'Sold out',
	low: 'Low',
	enough: '',
	'not counted': '',
}

/** Each item with its variants; the numbers beside each other, on phones the last one first. */
export function StockTable({ items }: { items: StockItem[] }) {
	return (
		<table className="giving-table stock-table">
			<caption className="sr-only">Stock of each item and variant</caption>
			<thead>
				<tr>
					<th scope="col">Item</th>
					<th scope="col" className="giving-sum">
						Counted
					</th>
					<th scope="col" className="giving-sum">
						Sold since
					</th>
					<th scope="col" className="giving-sum">
						Reserved
					</th>
					<th scope="col" className="giving-sum">
						Available
					</th>
				</tr>
			</thead>
			{items.map((item) => (
				<tbody key={item.merchId}>
					<tr className="stock-item">
						<th scope="rowgroup" colSpan={5}>
							<b>{item.title}</b>
							{item.edit?.kind === 'link' && (
								<a href={item.edit.url}>
									Change the count<span className="sr-only"> of {item.title}</span>
								</a>
							)}
							{item.edit?.kind === 'file' && <span className="giving-note">{item.edit.name}</span>}
							{!item.isPublished && <span className="giving-note">No longer in the shop</span>}
						</th>
					</tr>
					{item.rows.map((row) => (
						<tr key={row.variantKey} data-level={row.level}>
							<th scope="row">
								{row.variant || <span className="stock-all">All of them</span>}
								{LEVEL_WORDS[row.level] && (
									<span className="giving-state" data-tone={row.level === 'low' ? 'low' : 'trouble'}>
										{LEVEL_WORDS[row.level]}
									</span>
								)}
							</th>
							<Figure label="Counted" value={row.counted} />
							<Figure label="Sold since" value={row.counted === null ? null : row.sold} />
							<Figure label="Reserved" value={row.counted === null ? null : row.reserved} />
							<Figure label="Available" value={row.available} isMain />
						</tr>
					))}
				</tbody>
			))}
		</table>
	)
}

/** @param value null for what is not counted */
function Figure({ label, value, isMain = false }: { label: string; value: number | null; isMain?: boolean }) {
	return (
		<td className={isMain ? 'giving-sum stock-available' : 'giving-sum'} data-label={label}>
			{value ?? (
				<>
					<span aria-hidden>–</span>
					<span className="sr-only">not counted</span>
				</>
			)}
		</td>
	)
}
