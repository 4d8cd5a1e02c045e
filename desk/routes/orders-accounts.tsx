import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { isMonth } from '#domain/desk/giving/giving-query.ts'
import '../data/data.css'
import '../giving/giving.css'
import '../inbox/inbox-controls.css'
import { readAccountsPage } from '../orders/accounts/read-accounts.server.ts'
import { OrderNav } from '../orders/order-nav.tsx'
import '../orders/accounts/accounts.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/orders-accounts.ts'

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'orders-accounts')
	const desk = asked.context.get(deskContext)
	const chosen = asked.url.searchParams.get('month') ?? ''
	return readAccountsPage(isMonth(chosen) ? chosen : desk.today.slice(0, 7), desk)
}

export function meta() {
	return [{ title: 'Accounts of the shop – Desk' }]
}

export default function AccountsPage({ loaderData }: Route.ComponentProps) {
	const { month, words, months, count, sums } = loaderData
	return (
		<div className="giving">
			<h1>Accounts of the shop</h1>
			<OrderNav seesMoney />
			<Form method="get" className="data-row">
				<Field id="month" label="Month">
					<Select name="month" defaultValue={month} key={month}>
						{months.every(({ value }) => value !== month) && <option value={month}>{words}</option>}
						{months.map((one) => (
							<option key={one.value} value={one.value}>
								{one.words}
							</option>
						))}
					</Select>
				</Field>
				<Button type="submit" size="st" variant="outline">
					Show
				</Button>
			</Form>
			<section className="data-section">
				<h2 className="text-h3">{words}</h2>
				{count === 0 && <p>No money has moved for an order in {words}.</p>}
				{sums.map(({ currency, rows }) => (
					<table key={currency} className="giving-table accounts-table">
						<caption>{count === 1 ? 'Of 1 order' : `Of ${count} orders`}</caption>
						<tbody>
							{rows.map(({ label, value }) => (
								<tr key={label}>
									<th scope="row">{label}</th>
									<td className="giving-sum">{value}</td>
								</tr>
							))}
						</tbody>
					</table>
				))}
				<p className="max-w-176">
					This is a part of <Link to={`/giving/books?month=${month}`}>the books</Link>, not more money: goods and
					delivery are their fund “The shop”, the donations with orders are in the general one.
				</p>
			</section>
			<section className="data-section">
				<h2 className="text-h3">For your accounts</h2>
				<p className="max-w-176">
					Each order of {words} as CSV: goods, delivery, donation, VAT by rate if you are registered, fees and refunds.
					It has no names. It is written down who exported what.
				</p>
				<Form method="post" action="/orders/accounts.csv" reloadDocument>
					<input type="hidden" name="month" value={month} />
					<Button type="submit" size="st">
						Export {words}
					</Button>
				</Form>
			</section>
		</div>
	)
}
