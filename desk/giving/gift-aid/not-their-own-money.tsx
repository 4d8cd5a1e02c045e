import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import type { DeclarationPageData } from './declaration-page.server.ts'

/** For a gift that was collected, or came from a company: no Gift Aid is claimed on it, also when a donor with a declaration paid it in. */
export function NotTheirOwnMoney({ isMarked }: { isMarked: boolean }) {
	return (
		<section className="data-section" aria-labelledby="not-their-own">
			<h2 id="not-their-own" className="text-h3">
				{isMarked ? 'Not for Gift Aid' : 'Not their own money?'}
			</h2>
			<p className="max-w-176">
				{isMarked
					? 'It was marked as not the donor’s own money, but an organisation’s, another person’s or a collection. Nothing is claimed on it, whatever its donor has declared.'
					: 'A declaration covers only the donor’s own money, also from a joint account. Mark what came from a company, a club or a trust, and what was collected: a quiz night, a raffle, sponsor forms. Their other gifts stay as they are. What was already claimed on it is given back with the next claim.'}
			</p>
			<Form method="post">
				<Button
					type="submit"
					name="intent"
					value={isMarked ? 'for-gift-aid' : 'not-for-gift-aid'}
					variant="outline"
					size="st"
				>
					{isMarked ? 'It is their own money after all' : 'It is not for Gift Aid'}
				</Button>
			</Form>
		</section>
	)
}

/** Which payments another person made: one month of a standing order, say. Of one payment alone this is asked on the statement, too. */
export function PaymentsOfOthers({ payments }: Pick<DeclarationPageData, 'payments'>) {
	if (payments.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="other-payers">
			<h2 id="other-payers" className="text-h3">
				Who paid it
			</h2>
			<p className="max-w-176">
				A declaration covers what the donor paid, also from a joint account. What was already claimed on a payment of
				another person is given back with the next claim.
			</p>
			<ul className="gift-aid-payers">
				{payments.map(({ paymentId, what, isFromAnotherPayer }) => (
					<li key={paymentId}>
						<span>
							<b>{what}</b>
							{isFromAnotherPayer && <span>: another person paid it, so it is not for Gift Aid.</span>}
						</span>
						<Form method="post">
							<input type="hidden" name="payment" value={paymentId} />
							<Button
								type="submit"
								name="intent"
								value={isFromAnotherPayer ? 'own payment' : 'another payer'}
								variant="outline"
								size="sm"
							>
								<span>
									{isFromAnotherPayer ? 'The donor paid it after all' : 'Another person paid it'}
									<VisuallyHidden joinedBy=":">{what}</VisuallyHidden>
								</span>
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	)
}
