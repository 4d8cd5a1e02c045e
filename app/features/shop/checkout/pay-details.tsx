import type { ReactNode } from 'react'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { PayData } from './pay-data.ts'

/** Everything once more, then what the law asks for, then the button. */
export function PayDetails({ pay }: { pay: PayData }) {
	const { address, email, phone, delivery, arrival, note } = pay
	return (
		<>
			{address.length > 0 && (
				<Part title="Deliver to" changeUrl="/checkout/details">
					<p className="whitespace-pre-line wrap-anywhere">{address.join('\n')}</p>
				</Part>
			)}
			<Part title="Email" changeUrl="/checkout/details">
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
						<p key={text} className="whitespace-pre-line wrap-anywhere mt-2">
							{text}
						</p>
					))}
				</div>
			))}
			{cancellationForm && (
				<details>
					<summary>Cancellation form</summary>
					<p className="py-2">You may use it, but you don’t have to.</p>
					<blockquote className="wrap-anywhere">{cancellationForm}</blockquote>
				</details>
			)}
		</section>
	)
}
