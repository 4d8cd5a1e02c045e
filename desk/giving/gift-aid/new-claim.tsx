import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { GiftAidPageData } from './claim-page.server.ts'

/** What can be claimed on the payments of some days, and the button that takes it into a claim. */
export function NewClaim({ data }: { data: GiftAidPageData }) {
	const { period, earlier, isBackwards, seen, total, tax, adjustmentTax } = data
	return (
		<section className="data-section" aria-labelledby="new-claim">
			<h2 id="new-claim" className="text-h3">
				Make a claim
			</h2>
			<Form method="get" className="data-row" key={`${period.from} ${period.to}`}>
				<Field id="from" label="Received from" {...(isBackwards ? { error: 'This is after the last day' } : {})}>
					<Input type="date" name="from" defaultValue={period.from} />
				</Field>
				<Field id="to" label="Until">
					<Input type="date" name="to" defaultValue={period.to} />
				</Field>
				<Button type="submit" variant="outline" size="st">
					Show
				</Button>
				<Link to={`?${new URLSearchParams({ ...earlier })}`}>Last accounting period</Link>
			</Form>
			{seen.rows === 0 ? (
				<p role="status">Nothing can be claimed on payments of these days that is not in a claim already.</p>
			) : (
				<>
					<p role="status">
						<b>{seen.rows === 1 ? '1 row' : `${seen.rows} rows`}</b>: {total} was given, so you can claim about{' '}
						<b>{tax}</b>
						{adjustmentTax && <>, and give {adjustmentTax} back</>}.
					</p>
					<Form method="post" className="data-row">
						<input type="hidden" name="from" value={period.from} />
						<input type="hidden" name="to" value={period.to} />
						{Object.entries(seen).map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
						<Button type="submit" size="st">
							Make this claim
						</Button>
					</Form>
				</>
			)}
		</section>
	)
}

/** Payments that a claim leaves out until they are corrected. */
export function ClaimProblems({ problems }: Pick<GiftAidPageData, 'problems'>) {
	if (problems.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="to-correct">
			<h2 id="to-correct" className="text-h3">
				To correct first
			</h2>
			<p className="max-w-176">
				The tax office’s spreadsheet would refuse these. Nothing is cut to fit: correct the declaration, and the payment
				joins the next claim.
			</p>
			<ul className="gift-aid-lines">
				{problems.map(({ reference, donor, day, sentences }) => (
					<li key={`${reference} ${day} ${sentences[0]}`}>
						<Link to={`/giving/${reference}/gift-aid`}>
							{donor || 'No name'}, {reference}
						</Link>
						<span className="data-quiet">{day}</span>
						<span>{sentences.join('. ')}.</span>
					</li>
				))}
			</ul>
		</section>
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
				Claimed earlier, but not yours any more. The sum goes into the box for adjustments of HMRC’s form, as tax.
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
