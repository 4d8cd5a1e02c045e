import { Button } from '#app/ui/button.tsx'
import { RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconBank from '~icons/ph/bank-bold'
import IconCard from '~icons/ph/credit-card-bold'
import IconLock from '~icons/ph/lock-bold'
import { PAY_BY, type PayData } from './pay-data.ts'

interface PayChoiceProps {
	pay: PayData
	/** A submission is under way. */
	isSending: boolean
}

/** How to pay, and one button that says what it does. Its words follow the choice by style sheet (`ui/styles/conditions.css`). */
export function PayChoice({ pay, isSending }: PayChoiceProps) {
	const { total, canPayByCard, canTransfer, privacyUrl } = pay
	const isChoice = canPayByCard && canTransfer
	return (
		<section aria-label="Payment" className="checkout-pay grid gap-6">
			<Ways pay={pay} />
			<div className="grid gap-4">
				<div className="checkout-total-line flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-line pt-4 font-display text-h4 font-bold">
					<span>Total</span>
					<b className="text-h2 font-extrabold">{total}</b>
				</div>
				<Button type="submit" size="pl" className="w-full text-balance" busy={isSending} busyLabel="One moment…">
					<IconLock aria-hidden className="size-[1.2em] flex-none" />
					{canPayByCard && <span data-asked-by={isChoice ? '1' : undefined}>{`Pay ${total}`}</span>}
					{canTransfer && (
						<span data-asked-by={isChoice ? '2' : undefined}>{`Order and pay by bank transfer, ${total}`}</span>
					)}
				</Button>
				<p className="text-note text-ink-2">
					{canPayByCard && (
						<span data-asked-by={isChoice ? '1' : undefined}>
							Stripe, our payment company, takes the money on its own secure page. We never see your card number.{' '}
						</span>
					)}
					<span>We use your details for this order only.</span>
					{privacyUrl && (
						<>
							{' '}
							<SiteLink to={privacyUrl}>How we look after them</SiteLink>
						</>
					)}
				</p>
			</div>
		</section>
	)
}

/** With one way there is nothing to choose. */
function Ways({ pay: { canPayByCard, canTransfer, reserveDays, keepsGoods, payBy } }: Pick<PayChoiceProps, 'pay'>) {
	const byBank = keepsGoods
		? `We show you our bank details next, and keep everything for you for ${reserveDays} days. The day of delivery counts from when your money is here.`
		: `We show you our bank details next, and email you your greetings card when your money is here.`
	if (!canPayByCard || !canTransfer) {
		return (
			<>
				<input type="hidden" name="pay" value={payBy} />
				{canTransfer && <p>{`You pay by bank transfer. ${byBank}`}</p>}
			</>
		)
	}
	return (
		<FieldGroup id="pay" label="How would you like to pay?">
			<RadioTile
				id="pay"
				name="pay"
				value={PAY_BY.card}
				defaultChecked={payBy === PAY_BY.card}
				data-asks="1"
				icon={<IconCard aria-hidden className="size-6 flex-none" />}
				hint="Now, on the secure page of Stripe."
			>
				<b>Card</b>
			</RadioTile>
			<RadioTile
				name="pay"
				value={PAY_BY.bank}
				defaultChecked={payBy === PAY_BY.bank}
				data-asks="2"
				icon={<IconBank aria-hidden className="size-6 flex-none" />}
				hint={byBank}
			>
				<b>Bank transfer</b>
			</RadioTile>
		</FieldGroup>
	)
}
