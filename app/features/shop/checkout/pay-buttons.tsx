import { Button } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconBank from '~icons/ph/bank-bold'
import IconLock from '~icons/ph/lock-simple-bold'
import { PAY_BY, type PayData } from './pay-data.ts'

interface PayButtonsProps {
	pay: PayData
	/** A submission is under way. */
	isSending: boolean
}

/** A button for each way to pay, so that each says what it does. */
export function PayButtons({ pay, isSending }: PayButtonsProps) {
	const { total, canPayByCard, canTransfer, reserveDays, privacyUrl } = pay
	const busy = { busy: isSending, busyLabel: 'One moment…' }
	return (
		<div className="grid gap-4">
			<div className="checkout-total-line flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-line pt-4 font-display text-h4 font-bold">
				<span>Total</span>
				<b className="text-h2 font-extrabold">{total}</b>
			</div>
			{canPayByCard && (
				<Button type="submit" name="pay" value={PAY_BY.card} size="pl" className="w-full" {...busy}>
					<IconLock aria-hidden className="size-[1.2em] flex-none" />
					{`Pay ${total}`}
				</Button>
			)}
			{canTransfer && (
				<Button
					{...{ type: 'submit', name: 'pay', value: PAY_BY.bank, size: 'pl', className: 'w-full' }}
					variant={canPayByCard ? 'outline' : 'default'}
					{...busy}
				>
					<IconBank aria-hidden className="size-[1.2em] flex-none" />
					{`Order and pay by bank transfer, ${total}`}
				</Button>
			)}
			<p className="text-note text-ink-2">
				{canPayByCard && 'You pay by card on the secure page of Stripe, our payment company. '}
				{canTransfer &&
					`For a bank transfer we show you the details next, and keep everything for you for ${reserveDays} days. `}
				We use your details for this order only.
				{privacyUrl && (
					<>
						{' '}
						<SiteLink to={privacyUrl}>How we look after them</SiteLink>
					</>
				)}
			</p>
		</div>
	)
}
