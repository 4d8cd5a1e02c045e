import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import IconWarning from '~icons/ph/warning-circle-fill'
import type { GiftAidPageData } from './claim-page.server.ts'
import './excluded-gifts.css'

/** As many donors are shown before the list is unfolded. */
const MAX_SHOWN = 5

/** Payments that a claim leaves out until they are corrected. */
export function ClaimProblems({ problems, problemTax }: Pick<GiftAidPageData, 'problems' | 'problemTax'>) {
	if (problems.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="to-correct">
			<h2 id="to-correct" className="text-h3">
				To correct first <span className="data-quiet">{problems.length}</span>
			</h2>
			<p className="max-w-176">
				HMRC would refuse these, so they are left out. Once they are right, <b>{problemTax}</b> more can be claimed.
			</p>
			<ul className="excluded-gifts">
				{problems.map(({ sentences, ...payment }) => (
					<Line
						key={`${payment.reference} ${payment.day} ${sentences[0]}`}
						payment={payment}
						action="Correct the declaration"
					>
						<p className="excluded-gifts-why">
							<IconWarning aria-hidden />
							{sentences.join('. ')}.
						</p>
					</Line>
				))}
			</ul>
		</section>
	)
}

/** Payments of donors who have never made a declaration, which may be asked for by phone or on paper. */
export function Undeclared({ undeclared, undeclaredTax }: Pick<GiftAidPageData, 'undeclared' | 'undeclaredTax'>) {
	if (undeclared.length === 0) return null
	const [shown, rest] = [undeclared.slice(0, MAX_SHOWN), undeclared.slice(MAX_SHOWN)]
	return (
		<section className="data-section" aria-labelledby="undeclared">
			<h2 id="undeclared" className="text-h3">
				Without a declaration <span className="data-quiet">{undeclared.length}</span>
			</h2>
			<p className="max-w-176">
				Do they pay UK tax? Ask them by phone or on paper and enter what they declare: up to <b>{undeclaredTax}</b> more
				can be claimed.
			</p>
			<UndeclaredLines payments={shown} />
			{rest.length > 0 && (
				<details className="excluded-gifts-rest">
					<summary>Show {rest.length} more</summary>
					<UndeclaredLines payments={rest} />
				</details>
			)}
		</section>
	)
}

function UndeclaredLines({ payments }: { payments: Payment[] }) {
	return (
		<ul className="excluded-gifts">
			{payments.map((payment) => (
				<Line key={payment.reference} payment={payment} action="Enter a declaration" />
			))}
		</ul>
	)
}

type Payment = GiftAidPageData['undeclared'][number]

function Line({ payment, action, children }: { payment: Payment; action: string; children?: ReactNode }) {
	const { reference, donor, day, amount } = payment
	return (
		<li>
			<p>
				<Link to={`/giving/${reference}`}>{donor || 'No name'}</Link>
				<span className="giving-note">{day}</span>
			</p>
			<b>{amount}</b>
			{children}
			<ButtonLink to={`/giving/${reference}/gift-aid`} variant="outline" size="sm">
				{action}
				<span className="sr-only">
					{' '}
					of {donor || 'No name'}, {reference}
				</span>
			</ButtonLink>
		</li>
	)
}

/** What the next claim gives back. */
export function OpenAdjustments({ adjustments }: Pick<GiftAidPageData, 'adjustments'>) {
	if (adjustments.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="to-give-back">
			<h2 id="to-give-back" className="text-h3">
				To give back with the next claim
			</h2>
			<p className="max-w-176">
				You claimed these earlier, and they are no longer yours to keep. Enter the sum in the box for adjustments on
				HMRC’s form.
			</p>
			<ul className="gift-aid-lines">
				{adjustments.map(({ key, reference, tax, reason }) => (
					<li key={key}>
						<Link to={`/giving/${reference}/gift-aid`}>{reference}</Link>
						<b>{tax}</b>
						<span>{reason}.</span>
					</li>
				))}
			</ul>
		</section>
	)
}
