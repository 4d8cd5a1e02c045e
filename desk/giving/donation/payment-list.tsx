import { Button } from '#app/ui/button.tsx'
import { DonationForm, type DonationFormState } from './donation-form.tsx'
import type { DonationPageData } from './read-donation.server.ts'

type Payments = DonationPageData['payments']

/** Each movement of money, or the attempt of one, with its receipt. */
export function PaymentList({ payments, ...state }: DonationFormState & { payments: Payments }) {
	return (
		<section className="case-section" aria-labelledby="payments">
			<h2 id="payments" tabIndex={-1}>
				Payments
			</h2>
			<ol className="giving-payments">
				{payments.map((payment) => (
					<li key={payment.id}>
						<p>
							<b className="giving-amount">{payment.amount}</b>{' '}
							<span className="giving-state" data-tone={payment.tone}>
								{payment.state}
							</span>
							<span className="giving-note">
								{[
									payment.isPaid ? `Received ${payment.day}` : `Announced ${payment.day}`,
									payment.fee && `fee ${payment.fee}`,
									payment.refunded && `${payment.refunded} refunded`,
								]
									.filter(Boolean)
									.join(' · ')}
							</span>
						</p>
						{payment.hasReceipt && (
							<DonationForm {...state} intent="receipt" className="giving-press">
								<Button type="submit" size="sm" variant="outline" name="payment" value={payment.id}>
									Send the receipt again
									<span className="sr-only"> of {payment.day}</span>
								</Button>
							</DonationForm>
						)}
					</li>
				))}
			</ol>
		</section>
	)
}

/** What the books say of it. */
export function LedgerLines({ lines }: { lines: DonationPageData['ledger'] }) {
	return (
		<section className="case-section" aria-labelledby="ledger">
			<h2 id="ledger">In the ledger</h2>
			{lines.length === 0 ? (
				<p>Nothing yet: no money has moved.</p>
			) : (
				<table className="giving-table">
					<caption className="sr-only">Entries of the ledger, in their order</caption>
					<thead>
						<tr>
							<th scope="col">What</th>
							<th scope="col">Fund</th>
							<th scope="col" className="giving-sum">
								Amount
							</th>
						</tr>
					</thead>
					<tbody>
						{lines.map((line) => (
							<tr key={line.id}>
								<th scope="row">
									{line.what}
									<span className="giving-note">{line.day}</span>
								</th>
								<td>
									{line.fund}
									{line.provider === 'Stripe' && <span className="giving-note giving-id">{line.providerRef}</span>}
								</td>
								<td className="giving-sum">{line.amount}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	)
}
