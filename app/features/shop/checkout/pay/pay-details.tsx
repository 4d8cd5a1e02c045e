import { Fact } from '../fact.tsx'
import type { PayData } from './pay-data.ts'

/** Everything once more: what it is, the answer, and the way to change it, a row each. */
export function PayDetails({ pay }: { pay: PayData }) {
	const { address, email, phone, delivery, arrival, note } = pay
	return (
		<dl className="checkout-facts">
			{address.length > 0 && (
				<Fact label="Deliver to" changeUrl="/checkout/details">
					<p className="whitespace-pre-line wrap-anywhere">{address.join('\n')}</p>
				</Fact>
			)}
			<Fact label="Email" changeUrl="/checkout/details">
				<p className="wrap-anywhere">{[email, phone].filter(Boolean).join(', ')}</p>
			</Fact>
			{delivery && (
				<Fact label="Delivery" changeUrl="/checkout/delivery">
					{arrival && <p className="font-semibold">{arrival}</p>}
					<p>{delivery}</p>
					{note && <p className="whitespace-pre-line wrap-anywhere">Your note: {note}</p>}
				</Fact>
			)}
		</dl>
	)
}

/** What the law wants before the button: a few lines in sight, the whole of it folded. */
export function Terms({ pay: { terms, cancellationForm } }: { pay: Pick<PayData, 'terms' | 'cancellationForm'> }) {
	return (
		<section aria-labelledby="terms" className="checkout-terms">
			<h2 id="terms" className="text-h4">
				Good to know
			</h2>
			<ul>
				{terms.summary.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			<details>
				<summary className="quiet-fold-line">
					Who you buy from, returns{cancellationForm && <span> and the cancellation form</span>}
				</summary>
				<div className="checkout-folded">
					{terms.folded.map(({ title, texts }) => (
						<section key={title}>
							<h3>{title}</h3>
							{texts.map((text) => (
								<p key={text} className="whitespace-pre-line wrap-anywhere mt-2">
									{text}
								</p>
							))}
						</section>
					))}
					{cancellationForm && (
						<section>
							<h3>Cancellation form</h3>
							<p className="py-2">You may use it, but you don’t have to.</p>
							<blockquote className="wrap-anywhere">{cancellationForm}</blockquote>
						</section>
					)}
				</div>
			</details>
		</section>
	)
}
