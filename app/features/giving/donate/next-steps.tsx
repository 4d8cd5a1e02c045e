import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import type { PayOffers } from '../pay-field.tsx'

interface NextStepsProps {
	pay: PayOffers
	isMonthly: boolean
}

/** What happens after the form, in order. */
export function NextSteps({ pay, isMonthly }: NextStepsProps) {
	return (
		<>
			<h2 className="text-h4">What happens next</h2>
			<ol className="giving-next">
				{stepsOf(pay, isMonthly).map((step) => (
					<li key={step}>
						<span>{step}</span>
					</li>
				))}
			</ol>
		</>
	)
}

export function Stuck({ phone }: { phone: string }) {
	return (
		<div className="grid gap-1">
			<p className="font-display text-h4 font-extrabold">Stuck?</p>
			<p>
				Ring{' '}
				<SiteLink to={phoneHref(phone)} className="inline-block font-display font-bold">
					{phone.replaceAll(' ', '\u{A0}')}
				</SiteLink>{' '}
				and we’ll fill it in with you.
			</p>
		</div>
	)
}

function stepsOf({ bank, card }: PayOffers, isMonthly: boolean): string[] {
	const transfer = isMonthly
		? 'You get your reference and our bank details, and set up a standing order.'
		: 'You get your reference and our bank details, and send it from your bank.'
	const byCard = 'You pay on the secure page of Stripe.'
	const how =
		bank && card ? 'Card: you pay with Stripe. Bank transfer: you get your reference.' : bank ? transfer : byCard
	return ['You fill in this page. Nothing is taken yet.', how, 'Your receipt comes by email when your gift is here.']
}
