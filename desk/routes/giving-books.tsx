import { Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { isMonth } from '#domain/desk/giving/giving-query.ts'
import '../data/data.css'
import { ExportPanel } from '../data/export-panel.tsx'
import '../inbox/inbox-controls.css'
import '../giving/giving.css'
import { LedgerEntries } from '../giving/books/ledger-entries.tsx'
import { LinesOfMonth } from '../giving/books/lines-of-month.tsx'
import { readBooksPage } from '../giving/books/read-books.server.ts'
import { readEntries } from '../giving/books/read-entries.server.ts'
import { readLinesOfMonth } from '../giving/books/read-lines.server.ts'
import { SumsTable } from '../giving/books/sums-table.tsx'
import { Figures } from '../giving/figures.tsx'
import { GivingNav } from '../giving/giving-nav.tsx'
import { MonthChoice } from '../giving/month-choice.tsx'
import { readOffStatement } from '../giving/statement/check/read-check.server.ts'
import { readWaitingLines } from '../giving/waiting-lines.server.ts'
import { WaitingLines } from '../giving/waiting-lines.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/giving-books.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-books')
	const desk = args.context.get(deskContext)
	const chosen = args.url.searchParams.get('month') ?? ''
	const month = isMonth(chosen) ? chosen : desk.today.slice(0, 7)
	const [books, ledger, waiting, offStatement, lines] = await Promise.all([
		readBooksPage(month, desk),
		readEntries(month, desk),
		readWaitingLines(desk, { month }),
		readOffStatement(desk, month),
		readLinesOfMonth(desk, month),
	])
	return { ...books, ledger, waiting, offStatement, lines }
}

export function meta() {
	return [{ title: 'The books – Desk' }]
}

export default function BooksPage({ loaderData }: Route.ComponentProps) {
	const { month, words, months, figures, hasNet, isVatRegistered, giftAidPath, ledger, waiting, offStatement, lines } =
		loaderData
	return (
		<div className="giving">
			<GivingNav />
			<header className="data-head">
				<h1>The books</h1>
				<p>
					What was received and given back, in donations, sponsorships and the shop. No entry is ever changed or
					deleted.
				</p>
			</header>
			<MonthChoice month={month} words={words} months={months} />
			{figures.length > 0 && <Figures figures={figures} />}
			{(waiting.count > 0 || offStatement !== '') && (
				<Notice tone="caution">
					<WaitingLines waiting={waiting} where={`in the books of ${words}`} />
					{offStatement && (
						<p>
							{offStatement} in these books was marked as received by hand, and is on no statement of those days.{' '}
							<Link to="/giving/statement/check">Look at it</Link>
						</p>
					)}
				</Notice>
			)}
			<div className="giving-beside" data-equal data-stacked={hasNet || undefined}>
				<ByFund {...loaderData} />
				<ByMonth {...loaderData} />
			</div>
			{hasNet && (
				<p className="giving-note">
					<b>Net</b> is what is left after refunds, disputes and fees. The fee of a card that paid for goods and a
					donation together stands wholly with the shop.
				</p>
			)}
			{giftAidPath && figures.length > 0 && (
				<p className="giving-note">
					<Link to={giftAidPath}>Gift Aid on what came in {words}</Link> starts from another sum: it leaves out what the
					shop sold, what is in a claim already and what a bank has taken back, takes a refund off the gift it gave
					back, also when that was in another month, and lists apart what no one has declared.
				</p>
			)}
			{isVatRegistered && figures.length > 0 && (
				<p className="giving-note">
					The VAT in what the shop sold is still in these sums:{' '}
					<Link to={`/orders/accounts?month=${month}`}>the takings of {words} say how much is due</Link>.
				</p>
			)}
			<LinesOfMonth lines={lines} words={words} month={month} />
			<LedgerEntries {...ledger} words={words} />
			<ExportPanel title="For your accounts" action="/giving/ledger.csv" month={month} button="Export the ledger">
				{waiting.count > 0 && (
					<b>
						{waiting.count === 1
							? 'A line of your bank statements waits'
							: `${waiting.count} lines of your bank statements wait`}
						{waiting.sum && (
							<span>{`, ${waiting.fresh === waiting.count ? '' : `${waiting.fresh} of them `}with ${waiting.sum}`}</span>
						)}
						<span>: what you book of it later is not in this file.</span>{' '}
					</b>
				)}
				<span>{`Every entry of ${words}`}</span> as a CSV file, with its reference, its fund, Stripe’s id, when and by
				whom it was entered, the day of its line on your statement with the bank’s own number of it, if it has one, and
				the dog of a sponsorship, and without the names of those who paid. What was sent on top of an order is a row of
				its own, “more than ordered”, until you keep it, and so is what of it you sent back. A lost dispute has no sum:
				the money left when it was opened. The export is noted in the audit log, and this page then shows what was
				entered after it.
			</ExportPanel>
		</div>
	)
}

type BooksData = Route.ComponentProps['loaderData']

function ByFund({ month, words, heading, funds, sum, dogs }: BooksData) {
	return (
		<section className="data-section">
			<h2 className="text-h3">{heading}, by fund</h2>
			{funds.length === 0 ? (
				<p>No money has moved in {words}.</p>
			) : (
				<SumsTable caption={`Sums of ${words} by fund`} title="Fund" rows={funds} sum={sum} />
			)}
			{dogs.length > 0 && (
				<>
					<h3 className="text-h4">Sponsorship, dog by dog</h3>
					<ul className="giving-rows">
						{dogs.map(({ key, name, words: sums }) => (
							<li key={key}>
								{name}: {sums}
							</li>
						))}
					</ul>
				</>
			)}
			<p>
				<Link to={`/giving?month=${month}`}>Donations of {words}</Link>
			</p>
		</section>
	)
}

function ByMonth({ month, byMonth }: BooksData) {
	if (byMonth.length === 0) return null
	return (
		<section className="data-section">
			<h2 className="text-h3">Month by month</h2>
			<SumsTable
				caption="Sums of each month, the newest at the top"
				title="Month"
				rows={byMonth.map((row) => ({
					...row,
					link: (
						<Link to={`?month=${row.month}`} aria-current={row.month === month ? 'true' : undefined}>
							{row.words}
						</Link>
					),
				}))}
			/>
		</section>
	)
}
