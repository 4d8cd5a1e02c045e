import type { ReactNode } from 'react'
import './claim-steps.css'

/** A claim is made a few times a year: what to do, in order. */
export function ClaimSteps() {
	return (
		<Steps title="How a claim works">
			<ol>
				<li>Choose the days on which the money arrived.</li>
				<li>Look through the rows, then make the claim. Nothing is sent yet.</li>
				<li>Paste its rows into HMRC’s spreadsheet, and upload that at Charities Online.</li>
				<li>Come back and mark the claim as sent.</li>
			</ol>
			<p>Each payment can be claimed only once. Payments without a declaration are never in a claim.</p>
		</Steps>
	)
}

interface SendStepsProps {
	adjustmentTax: string | null
	/** The day of the first payment; "" without rows. */
	firstDay: string
}

/** How a claim that was made gets to the tax office. */
export function SendSteps({ adjustmentTax, firstDay }: SendStepsProps) {
	return (
		<Steps title="Send it to HMRC">
			<ol>
				<li>Save the rows, open the file, and copy all of it.</li>
				<li>
					Paste into the first empty cell under “Title” of HMRC’s own Gift Aid schedule spreadsheet, as text without
					formatting.
				</li>
				{firstDay && <li>Enter {firstDay} in the box for the earliest donation date.</li>}
				{adjustmentTax && <li>Enter {adjustmentTax} in the box for adjustments.</li>}
				<li>Upload the spreadsheet at Charities Online.</li>
				<li>Come back and mark the claim as sent.</li>
			</ol>
		</Steps>
	)
}

/** What can still change about a claim that was sent. */
export function AfterSending() {
	return (
		<Steps title="Once it is sent">
			<ul>
				<li>Each of its payments is claimed, and in no other claim.</li>
				<li>If money goes back to a donor or a declaration does not hold, the next claim gives the tax back.</li>
				<li>Need the rows again? Save them as often as you like.</li>
			</ul>
		</Steps>
	)
}

/** Beside the claim; on phones folded below it. */
function Steps({ title, children }: { title: string; children: ReactNode }) {
	return (
		<aside className="gift-aid-steps" aria-label={title}>
			<h2 className="text-h4">{title}</h2>
			<details>
				<summary>{title}</summary>
				{children}
			</details>
		</aside>
	)
}
