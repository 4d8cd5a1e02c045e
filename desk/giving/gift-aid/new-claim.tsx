import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { GiftAidPageData } from './claim-page.server.ts'
import '../money-panel.css'

type NewClaimProps = Pick<
	GiftAidPageData,
	| 'period'
	| 'periodInWords'
	| 'seen'
	| 'total'
	| 'tax'
	| 'adjustmentTax'
	| 'problems'
	| 'problemTax'
	| 'undeclared'
	| 'undeclaredTax'
>

/** What can be claimed on the payments of some days, and the button that takes it into a claim. */
export function NewClaim(props: NewClaimProps) {
	const { period, periodInWords, seen, total, tax, adjustmentTax } = props
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
				{!isEmpty && <Fact label="Given" value={total} />}
				{!isEmpty && adjustmentTax && <Fact label="To give back" value={adjustmentTax} href="#to-give-back" />}
				<ExcludedFacts {...props} />
			</dl>
		</section>
	)
}

/** What could be claimed on top, and where it is put right. */
function ExcludedFacts({ problems, problemTax, undeclared, undeclaredTax }: NewClaimProps) {
	return (
		<>
			{problems.length > 0 && <Fact label="More, once corrected" value={problemTax} href="#to-correct" />}
			{undeclared.length > 0 && <Fact label="More, once declared" value={undeclaredTax} href="#undeclared" />}
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
