import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconBank from '~icons/ph/bank-bold'
import IconLock from '~icons/ph/lock-simple-bold'

export interface PayData {
	/** Empty when nothing is posted. */
	address: string[]
	email: string
	/** "" for none. */
	phone: string
	/** "United Kingdom, parcel: £3.95"; "" when nothing is posted. */
	delivery: string
	arrival: string
	note: string
	terms: { title: string; texts: string[] }[]
	/** "" when nothing of it can be cancelled. */
	cancellationForm: string
	total: string
	canPayByCard: boolean
	canTransfer: boolean
	/** Days for which goods are reserved for a transfer. */
	reserveDays: number
	/** "" for none. */
	privacyUrl: string
}

/** Sent as `pay`. */
export const PAY_BY = { card: 'card', bank: 'bank' } as const

/** Everything once more, then what the law asks for, then the button. */
export function PayDetails({ pay }: { pay: PayData }) {
	const { address, email, phone, delivery, arrival, note } = pay
	return (
		<>
			{address.length > 0 && (
				<Part title="Goes to" changeUrl="/checkout/details">
					<p className="whitespace-pre-line wrap-anywhere">{address.join('\n')}</p>
				</Part>
			)}
			<Part title="We write to" changeUrl="/checkout/details">
				<p className="wrap-anywhere">{[email, phone].filter(Boolean).join(', ')}</p>
			</Part>
			{delivery && (
				<Part title="Delivery" changeUrl="/checkout/delivery">
					<p>{delivery}</p>
					{arrival && <p className="text-ink-2">{arrival}</p>}
					{note && <p className="whitespace-pre-line wrap-anywhere">Your note: {note}</p>}
				</Part>
			)}
		</>
	)
}

function Part({ title, changeUrl, children }: { title: string; changeUrl: string; children: ReactNode }) {
	return (
		<section className="checkout-part">
			<header className="flex items-baseline justify-between gap-4">
				<h2 className="text-h4">{title}</h2>
				<SiteLink to={changeUrl} className="inline-flex min-h-11 items-center font-semibold">
					Change<span className="sr-only">: {title}</span>
				</SiteLink>
			</header>
			<div className="grid gap-1">{children}</div>
		</section>
	)
}

export function Terms({ pay: { terms, cancellationForm } }: { pay: Pick<PayData, 'terms' | 'cancellationForm'> }) {
	return (
		<section aria-labelledby="terms" className="checkout-terms">
			<h2 id="terms" className="text-h3">
				Good to know before you pay
			</h2>
			{terms.map(({ title, texts }) => (
				<div key={title}>
					<h3>{title}</h3>
					{texts.map((text) => (
						<p key={text} className="whitespace-pre-line wrap-anywhere not-first-of-type:mt-2">
							{text}
						</p>
					))}
				</div>
			))}
			{cancellationForm && (
				<details>
					<summary>The form for cancelling</summary>
					<p className="py-2">You may use it, but you don’t have to.</p>
					<blockquote className="wrap-anywhere">{cancellationForm}</blockquote>
				</details>
			)}
		</section>
	)
}

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
			<div className="checkout-total-line flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-line pt-5 font-display text-h4 font-bold">
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
