import '../giving/giving.css'
import { isAllowed } from '#domain/desk/roles.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import '../inbox/inbox-controls.css'
import { OrderNav } from '../orders/order-nav.tsx'
import { readStock } from '../orders/stock/read-stock.server.ts'
import '../orders/stock/stock.css'
import { StockTable } from '../orders/stock/stock-table.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/orders-stock.ts'

export async function loader(asked: Route.LoaderArgs) {
	const { member } = requireMember(asked, 'orders-stock')
	return { ...(await readStock(asked.context.get(deskContext))), seesMoney: isAllowed(member.role, 'orders') }
}

export function meta() {
	return [{ title: 'Stock – Desk' }]
}

export default function StockPage({ loaderData }: Route.ComponentProps) {
	const { items, lowStock, counts, seesMoney } = loaderData
	return (
		<div className="giving">
			<h1>Stock</h1>
			<OrderNav seesMoney={seesMoney} />
			{items.length === 0 ? (
				<NothingToDo text="There are no goods in the shop yet." />
			) : (
				<>
					<p className="orders-count">{countsInWords(counts)}</p>
					<p className="stock-note">
						Available is what you counted, less what was sold since and what is reserved for people who are paying.
						Count the shelf, enter the number where the item is edited, and it begins anew. {lowStock} or fewer is low.
					</p>
					<StockTable items={items} />
				</>
			)}
		</div>
	)
}

function countsInWords({ low, soldOut, oversold }: { low: number; soldOut: number; oversold: number }): string {
	const parts = [
		oversold > 0 ? `${oversold} oversold` : '',
		soldOut > 0 ? `${soldOut} sold out` : '',
		low > 0 ? `${low} low` : '',
	].filter(Boolean)
	return parts.length === 0 ? 'Enough of everything that is counted.' : `${listInWords(parts)}.`
}
