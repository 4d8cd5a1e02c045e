import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { GiftAidPageData } from './claim-page.server.ts'
import '../money-panel.css'
import { WaitingLines } from '../waiting-lines.tsx'

type NewClaimProps = Pick<
	GiftAidPageData,
	| 'period'
	| 'periodInWords'
	| 'seen'
	| 'total'
	| 'given'
	| 'tax'
	| 'earlier'
	| 'adjustmentTax'
	| 'problems'
	| 'problemGiven'
	| 'problemTax'
	| 'declaredLater'
	| 'undeclared'
	| 'books'
	| 'undeclaredGiven'
	| 'undeclaredTax'
	| 'ineligible'
	| 'ineligibleGiven'
	| 'waiting'
>

/** What can be claimed on the payments of some days, and the button that takes it into a claim. */
export function NewClaim(props: NewClaimProps) {
	const { period, periodInWords, seen, total, given, tax, adjustmentTax } = props
	const isEmpty = seen.rows === 0
	return (
		<section className="money-panel" aria-labelledby="new-claim">
			<div className="money-panel-main">
				<h2 id="new-claim">{isEmpty ? 'Nothing to claim' : 'To claim'}</h2>
				{!isEmpty && <p className="money-panel-sum">{tax}</p>}
				<p role="status">
					{isEmpty
						? `Nothing can be claimed on payments received ${periodInWords} that is not in a claim already.`
						: `25% of the ${total} received ${periodInWords}.`}
				</p>
				{props.earlier && (
					<p>
						<Link to={`?${new URLSearchParams(props.earlier.days)}`}>{`${props.earlier.tax} more can be claimed`}</Link>
						<span>{` on gifts from before ${props.earlier.until}.`}</span>
					</p>
				)}
				<WaitingLines waiting={props.waiting} where="in this claim" />
				{props.books && <FromTheBooks books={props.books} />}
				{!isEmpty && (
					<Form method="post">
						<input type="hidden" name="from" value={period.from} />
						<input type="hidden" name="to" value={period.to} />
						{Object.entries(seen).map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
						<Button type="submit" size="st">
							Make this claim
						</Button>
						<p className="giving-note">Nothing is sent to HMRC yet.</p>
					</Form>
				)}
			</div>
			<dl className="money-panel-facts">
				{!isEmpty && <Fact label="Rows for HMRC" value={String(seen.rows)} />}
				{given !== total && <Fact label="Given in these days, in no claim yet" value={given} />}
				{!isEmpty && <Fact label={given === total ? 'Given' : 'Claimed on'} value={total} />}
				{!isEmpty && adjustmentTax && <Fact label="To give back" value={adjustmentTax} href="#to-give-back" />}
				<ExcludedFacts {...props} />
			</dl>
		</section>
	)
}

/** Leads from the sum of the books to what was given in these days. */
function FromTheBooks({ books }: { books: NonNullable<GiftAidPageData['books']> }) {
	return (
		<details className="gift-aid-bridge">
			<summary>The books have {books.books} for these days</summary>
			<dl className="money-panel-facts">
				<Fact label="Donations and sponsorships in the books" value={books.books} />
				{books.lines.map(({ label, amount }) => (
					<Fact key={label} label={label} value={amount} />
				))}
				<Fact label="Given in these days, in no claim yet" value={books.given} />
			</dl>
			<p className="giving-note">
				{books.onTop && (
					<span>{`${books.onTop} sent on top of orders is in neither: decide about it with the order. `}</span>
				)}
				<span>A refund is taken off the gift it gives back, here; in the books it is on its own day.</span>
			</p>
		</details>
	)
}

/** What is not in the claim, and where it is put right: with what is claimed on it adds up to what was given. */
function ExcludedFacts({
	problems,
	problemGiven,
	problemTax,
	declaredLater,
	undeclared,
	undeclaredGiven,
	undeclaredTax,
	ineligible,
	ineligibleGiven,
}: NewClaimProps) {
	const firstGroup = declaredLater.gifts.length > 0 ? '#declared-later' : '#undeclared'
	return (
		<>
			{problems.length > 0 && (
				<Fact label={`To correct, for ${problemTax} more tax`} value={problemGiven} href="#to-correct" />
			)}
			{declaredLater.gifts.length + undeclared.gifts.length > 0 && (
				<Fact label={`Not declared, for ${undeclaredTax} more tax`} value={undeclaredGiven} href={firstGroup} />
			)}
			{ineligible.length > 0 && <Fact label="Not for Gift Aid" value={ineligibleGiven} href="#ineligible" />}
		</>
	)
}

function Fact({ label, value, href }: { label: string; value: string; href?: string }) {
	return (
		<div>
			<dt>{href ? <a href={href}>{label}</a> : label}</dt>
			<dd>{value}</dd>
		</div>
	)
}
