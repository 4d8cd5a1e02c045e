import { Link } from 'react-router'
import type { AccountsPageData } from './read-accounts.server.ts'

type AccountedOrdersProps = Pick<AccountsPageData, 'orders' | 'total' | 'words' | 'heading' | 'isCut' | 'hasSurplus'>

/** The orders of a month, each with what its money was for. On phones who and how much. */
export function AccountedOrders({ orders, total, words, heading, isCut, hasSurplus }: AccountedOrdersProps) {
	return (
		<section className="data-section" aria-labelledby="orders">
			<h2 id="orders" className="text-h3">
				Order by order
			</h2>
			<p>A row for each day on which money of an order moved: what came in parts is on the day of each.</p>
			<table className="giving-table accounts-orders">
				<caption className="sr-only">Orders of {words} with their sums</caption>
				<thead>
					<tr>
						<th scope="col">Order</th>
						<th scope="col">Day</th>
						<th scope="col" className="giving-sum">
							Goods
						</th>
						<th scope="col" className="giving-sum">
							Delivery
						</th>
						<th scope="col" className="giving-sum">
							Donation
						</th>
						{hasSurplus && (
							<th scope="col" className="giving-sum">
								More than ordered
							</th>
						)}
						<th scope="col" className="giving-sum">
							Received
						</th>
					</tr>
				</thead>
				<tbody>
					{orders.map((order) => (
						<tr key={order.key}>
							<th scope="row">
								<Link to={`/orders/${order.reference}`}>{order.name}</Link>
								<span className="giving-note giving-reference">{order.reference}</span>
							</th>
							<td className="accounts-day">{order.day}</td>
							<td className="giving-sum">{order.goods}</td>
							<td className="giving-sum">{order.delivery}</td>
							<td className="giving-sum">{order.donation}</td>
							{hasSurplus && <td className="giving-sum">{order.surplus}</td>}
							<td className="giving-sum">
								<b>{order.received}</b>
								{order.notes.map((note) => (
									<span key={note} className="giving-note">
										{note}
									</span>
								))}
							</td>
						</tr>
					))}
				</tbody>
				{total && (
					<tfoot>
						<tr>
							<th scope="row" colSpan={2}>
								Total of {heading}
							</th>
							<td className="giving-sum">{total.goods}</td>
							<td className="giving-sum">{total.delivery}</td>
							<td className="giving-sum">{total.donation}</td>
							{hasSurplus && <td className="giving-sum">{total.surplus}</td>}
							<td className="giving-sum">{total.received}</td>
						</tr>
					</tfoot>
				)}
			</table>
			{isCut && <p>There are more: the export has all of them.</p>}
		</section>
	)
}
