import { RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import IconBank from '~icons/ph/bank-bold'
import IconCard from '~icons/ph/credit-card-bold'
import type { FormErrors, FormValues } from './form-values.ts'

export interface PayOffers {
	bank: boolean
	card: boolean
}

/** Sent as `pay`. */
export const PAY_BY = { card: 'card', bank: 'bank' } as const

interface PayFieldProps {
	offers: PayOffers
	/** A standing order instead of a single transfer. */
	isMonthly: boolean
	values: FormValues
	errors: FormErrors
}

/** How to pay. With one way there is nothing to choose. */
export function PayField({ offers, isMonthly, values, errors }: PayFieldProps) {
	const bankHint = isMonthly
		? 'You get your own reference with our bank details, and set up a standing order.'
		: 'You get your own reference with our bank details, and send it from your bank.'
	if (!offers.card || !offers.bank) return <OneWay isCard={offers.card} bankHint={bankHint} />
	return (
		<FieldGroup id="pay" label="How would you like to pay?" error={errors.pay}>
			<RadioTile
				id="pay"
				name="pay"
				value={PAY_BY.card}
				defaultChecked={values.pay === PAY_BY.card}
				icon={<IconCard aria-hidden className="size-6 flex-none" />}
				hint="On the secure page of Stripe, our payment company."
			>
				<b>Card</b>
			</RadioTile>
			<RadioTile
				name="pay"
				value={PAY_BY.bank}
				defaultChecked={values.pay === PAY_BY.bank}
				icon={<IconBank aria-hidden className="size-6 flex-none" />}
				hint={bankHint}
			>
				<b>Bank transfer</b>
			</RadioTile>
		</FieldGroup>
	)
}

function OneWay({ isCard, bankHint }: { isCard: boolean; bankHint: string }) {
	const Icon = isCard ? IconCard : IconBank
	return (
		<div className="flex items-start gap-3.5">
			<Icon aria-hidden className="mt-1 size-6 flex-none" />
			<p>
				<b>{isCard ? 'You pay by card. ' : 'You pay by bank transfer. '}</b>
				<span>{isCard ? 'The next page is the secure page of Stripe, our payment company.' : bankHint}</span>
			</p>
			<input type="hidden" name="pay" value={isCard ? PAY_BY.card : PAY_BY.bank} />
		</div>
	)
}
