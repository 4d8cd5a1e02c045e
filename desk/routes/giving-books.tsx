import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { isMonth } from '#domain/desk/giving/giving-query.ts'
import '../data/data.css'
import '../inbox/inbox-controls.css'
import '../giving/giving.css'
import { readBooksPage } from '../giving/books/read-books.server.ts'
import { SumsTable } from '../giving/books/sums-table.tsx'
import { GivingNav } from '../giving/giving-nav.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/giving-books.ts'

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'giving-books')
	const desk = asked.context.get(deskContext)
	const chosen = asked.url.searchParams.get('month') ?? ''
	return readBooksPage(isMonth(chosen) ? chosen : desk.today.slice(0, 7), desk)
}

export function meta() {
	return [{ title: 'The books – Desk' }]
}

export default function BooksPage({ loaderData }: Route.ComponentProps) {
	const { month, words, months, funds, sum, byMonth } = loaderData
	return (
		<div className="giving">
			<header className="data-head">
				<h1>The books</h1>
				<p>
					Sums over the ledger, whose entries are never changed or deleted. A month begins and ends at your midnight.
				</p>
			</header>
			<GivingNav />
			<section className="data-section">
				<h2 className="text-h3">{words}, by fund</h2>
				{funds.length === 0 ? (
					<p>No money has moved in {words}.</p>
				) : (
					<SumsTable caption={`Sums of ${words} by fund`} title="Fund" rows={funds} sum={sum} />
				)}
				<p>
					<Link to={`/giving?month=${month}`}>Donations of {words}</Link>
				</p>
			</section>
			<section className="data-section">
				<h2 className="text-h3">For your accounts</h2>
				<p className="max-w-176">
					Every entry of one month as CSV, with reference, fund and the id at the provider. It has no names. It is
					written down who exported what.
				</p>
				<Form method="post" action="/giving/ledger.csv" reloadDocument className="data-row">
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
					<Button type="submit" size="st">
						Export the ledger
					</Button>
				</Form>
			</section>
			{byMonth.length > 0 && (
				<section className="data-section">
					<h2 className="text-h3">Month by month</h2>
					<SumsTable
						caption="Sums of each month, the newest at the top"
						title="Month"
						rows={byMonth.map((row) => ({ ...row, link: <Link to={`?month=${row.month}`}>{row.words}</Link> }))}
					/>
				</section>
			)}
		</div>
	)
}
