import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DonationForm, type DonationFormState } from '../donation-form.tsx'
import type { PaymentView } from './payment-views.server.ts'

type PaymentListProps = DonationFormState & { payments: PaymentView[] }

/** The money of a donation; nothing while the head says it all. */
export function DonationPayments(props: PaymentListProps) {
	if (props.payments.length === 0) return null
	return (
		<section className="case-section" aria-labelledby="payments">
			<h2 id="payments" tabIndex={-1}>
				Money
			</h2>
			<PaymentList {...props} />
		</section>
	)
}

/** Each payment, or the attempt of one, with its receipt and what the books have of it. */
export function PaymentList({ payments, ...state }: PaymentListProps) {
	return (
		<ol className="giving-payments">
			{payments.map((payment) => (
				<li key={payment.id}>
					<p>
						<span className="giving-state" data-tone={payment.tone}>
							{payment.state}
						</span>
						<Facts {...payment} />
						{payment.statement.map((line) => (
							<span key={line} className="giving-note">
								On the statement: {line}
							</span>
						))}
						{payment.otherPayers.map((payer) => (
							<b key={payer} className="giving-difference">
								From another name: {payer}
							</b>
						))}
					</p>
					<b className="giving-amount">{payment.sum}</b>
					{payment.hasReceipt && (
						<DonationForm {...state} intent="receipt" className="giving-press">
							<Button type="submit" size="sm" variant="outline" name="payment" value={payment.id}>
								Send the receipt again
								<span className="sr-only"> of {payment.day}</span>
							</Button>
						</DonationForm>
					)}
					{payment.oddities.map((odd) => (
						<Notice key={odd} tone="caution">
							{odd}
						</Notice>
					))}
					{payment.entries.length > 0 && (
						<ul className="giving-entries" aria-label={`In the books for ${payment.amount} of ${payment.day}`}>
							{payment.entries.map((entry) => (
								<li key={entry.id}>
									<p>
										{entry.what}
										<Facts {...entry} />
									</p>
									<b className="giving-amount">{entry.amount}</b>
								</li>
							))}
						</ul>
					)}
				</li>
			))}
		</ol>
	)
}

function Facts({ facts, providerRef }: { facts: string; providerRef: string }) {
	if (facts + providerRef === '') return null
	return (
		<span className="giving-note">
			{facts}
			{facts && providerRef && <span> · </span>}
			{providerRef && <span className="giving-id">{providerRef}</span>}
		</span>
	)
}
