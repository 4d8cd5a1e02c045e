import { Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { isMonth } from '#domain/desk/giving/giving-query.ts'
import '../data/data.css'
import { ExportPanel } from '../data/export-panel.tsx'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import { SumsTable } from '../giving/books/sums-table.tsx'
import { Figures } from '../giving/figures.tsx'
import '../giving/giving.css'
import { MonthChoice } from '../giving/month-choice.tsx'
import type { LinesForOrdersData } from '../giving/waiting-lines.server.ts'
import { WaitingLines } from '../giving/waiting-lines.tsx'
import '../inbox/inbox-controls.css'
import { AccountedOrders } from '../orders/accounts/accounted-orders.tsx'
import { readAccountsPage } from '../orders/accounts/read-accounts.server.ts'
import type { VatRows } from '../orders/accounts/vat-rows.server.ts'
import { VatWorking } from '../orders/accounts/vat-working.tsx'
import { OrderNav } from '../orders/order-nav.tsx'
import '../orders/accounts/accounts.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/orders-accounts.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'orders-accounts')
	const desk = args.context.get(deskContext)
	const chosen = args.url.searchParams.get('month') ?? ''
	return readAccountsPage(isMonth(chosen) ? chosen : desk.today.slice(0, 7), desk)
}

export function meta() {
	return [{ title: 'Shop takings – Desk' }]
}

export default function AccountsPage({ loaderData }: Route.ComponentProps) {
	const { month, words, heading, months, sums, orders, hasDisputes, generalFund, waiting } = loaderData
	return (
		<div className="giving">
			<OrderNav seesMoney />
			<header className="data-head">
				<h1>Shop takings</h1>
				<p>What the shop received in a month, and what it was for.</p>
			</header>
			<MonthChoice month={month} words={words} months={months} />
			<LinesForOrders waiting={waiting} words={words} />
			{orders.length === 0 && <NothingToDo text={`No money has moved for an order in ${words}.`} />}
			{sums.map(({ currency, figures, parts, whole, vat, books }) => (
				<section key={currency} className="data-section giving-part" aria-label={`${words}, in ${currency}`}>
					<Figures figures={figures} />
					<div className="giving-beside">
						<div className="data-section">
							<h2 className="text-h3">{heading}, what it was for</h2>
							<SumsTable caption={`What was received for in ${words}`} title="For" rows={parts} sum={whole} />
						</div>
						<Notes vat={vat} heading={heading} hasDisputes={hasDisputes} />
					</div>
					<div className="data-section">
						<h2 className="text-h3">In the books</h2>
						<p className="accounts-books">
							Goods and delivery are in the fund “The shop”. Gifts to the dogs, such as “Feed a dog”, donations on top
							and what was sent more than ordered are in the general fund, “{generalFund}”: what is more than ordered is
							no donation until you keep it. <Link to={`/giving/books?month=${month}`}>The books of {words}</Link>
						</p>
						{books && (
							<SumsTable
								caption="From the takings to the books"
								title="From here to the books"
								rows={books.rows}
								sum={books.sum}
							/>
						)}
					</div>
				</section>
			))}
			{orders.length > 0 && (
				<>
					<AccountedOrders {...loaderData} />
					<ExportPanel title="For your accounts" action="/orders/accounts.csv" month={month} button={`Export ${words}`}>
						{waiting.count > 0 && (
							<b>What you book of the lines that wait, for days of {words}, is not in this file yet. </b>
						)}
						<span>
							A CSV file with a line for each day on which money of an order moved, what it was, and when the last of it
							was entered, without names. The export is noted in the audit log.
						</span>
					</ExportPanel>
				</>
			)}
		</div>
	)
}

/** Money that is in the bank, and in no sum of this page. */
function LinesForOrders({ waiting, words }: { waiting: LinesForOrdersData; words: string }) {
	if (waiting.count === 0) return null
	const { named, fresh } = waiting
	const who = named.count === 1 ? 'One of these names' : `${named.count} of these name`
	return (
		<Notice tone="caution">
			<WaitingLines waiting={waiting} where={`in the takings of ${words}`} />
			{named.count > 0 && (
				<p>
					{fresh === 1 ? 'It names' : who} {named.count === 1 ? 'an order' : 'orders'}: {named.sum}.
				</p>
			)}
		</Notice>
	)
}

interface NotesProps {
	heading: string
	vat: VatRows | null
	hasDisputes: boolean
}

/** What an accountant would ask. */
function Notes({ heading, vat, hasDisputes }: NotesProps) {
	if (!vat && !hasDisputes) return null
	return (
		<aside className="giving-notes" aria-label="About these sums">
			{vat && <VatWorking vat={vat} heading={heading} />}
			{hasDisputes && (
				<p>
					<b>Disputes:</b> the buyer’s bank withdraws the money when a dispute is opened, and gives it back only if you
					win. On the day it is lost no money moves. What Stripe charges for it is under “Dispute fees”.
				</p>
			)}
		</aside>
	)
}
