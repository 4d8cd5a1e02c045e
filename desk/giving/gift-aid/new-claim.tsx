import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { GiftAidPageData } from './claim-page.server.ts'
import '../money-panel.css'

type NewClaimProps = Pick<
	GiftAidPageData,
	| 'period'
	| 'periodInWords'
	| 'seen'
	| 'total'
	| 'given'
	| 'tax'
	| 'adjustmentTax'
	| 'problems'
	| 'problemTax'
	| 'declaredLater'
	| 'undeclared'
	| 'books'
	| 'undeclaredTax'
	| 'ineligible'
	| 'ineligibleGiven'
	| 'linesToReview'
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
				<OpenLines count={props.linesToReview} />
				{props.books && <p className="giving-note">{props.books}</p>}
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
				{given !== total && <Fact label="Given in these days" value={given} />}
				{!isEmpty && <Fact label={given === total ? 'Given' : 'Claimed on'} value={total} />}
				{!isEmpty && adjustmentTax && <Fact label="To give back" value={adjustmentTax} href="#to-give-back" />}
				<ExcludedFacts {...props} />
			</dl>
		</section>
	)
}

/** Money that is in the bank and not in the books yet. */
function OpenLines({ count }: { count: number }) {
	if (count === 0) return null
	return (
		<p>
			<Link to="/giving/statement">
				{count === 1 ? 'A line of your bank statements is' : `${count} lines of your bank statements are`} not dealt
				with yet
			</Link>
			: what {count === 1 ? 'it brings' : 'they bring'} may belong in this claim.
		</p>
	)
}

/** What is not in the claim, and where it is put right. */
function ExcludedFacts({
	problems,
	problemTax,
	declaredLater,
	undeclared,
	undeclaredTax,
	ineligible,
	ineligibleGiven,
}: NewClaimProps) {
	const firstGroup = declaredLater.gifts.length > 0 ? '#declared-later' : '#undeclared'
	return (
		<>
			{problems.length > 0 && <Fact label="More, once corrected" value={problemTax} href="#to-correct" />}
			{declaredLater.gifts.length + undeclared.gifts.length > 0 && (
				<Fact label="More, once declared" value={undeclaredTax} href={firstGroup} />
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
