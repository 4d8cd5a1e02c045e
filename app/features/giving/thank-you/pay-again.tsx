import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ThankYou } from './thank-you.server.ts'

export type PayAgainProblem = 'unavailable' | 'too many' | 'paused' | 'store'

/** For money that did not come: the card again, or a bank transfer of the same donation. */
export function PayAgain({ page, problem }: { page: ThankYou; problem: PayAgainProblem | null }) {
	const { canPayByCard, canTransfer, state, amount } = page
	const { formData } = useNavigation()
	const pressed = formData?.get('intent')
	return (
		<section className="grid content-start gap-5" aria-labelledby="pay">
			<h2 id="pay" className="text-h3">
				How would you like to go on?
			</h2>
			{problem && (
				<Notice tone="caution">
					<p role="alert">{PROBLEMS[problem](canTransfer)}</p>
				</Notice>
			)}
			<Form method="post" className="flex flex-wrap gap-3">
				{canPayByCard && (
					<Button
						type="submit"
						name="intent"
						value="card"
						variant="donate"
						size="pasm"
						busy={pressed === 'card'}
						busyLabel="One moment…"
					>
						{state === 'failed' ? `Try again with ${amount}` : `Carry on and pay ${amount}`}
					</Button>
				)}
				{canTransfer && (
					<Button
						type="submit"
						name="intent"
						value="transfer"
						variant={canPayByCard ? 'link' : 'default'}
						size="pasm"
						busy={pressed === 'transfer'}
						busyLabel="One moment…"
					>
						{canPayByCard ? 'Pay by bank transfer instead' : 'Pay by bank transfer'}
					</Button>
				)}
			</Form>
			<p className="max-w-[35em] text-ink-2">
				{canPayByCard && <span>You pay on the page of Stripe, who never show us your card. </span>}
				<span>Changed your mind? Then there’s nothing to do: we won’t remind you.</span>
			</p>
		</section>
	)
}

const PROBLEMS: Record<PayAgainProblem, (canTransfer: boolean) => string> = {
	unavailable: (canTransfer) =>
		`We can’t reach Stripe just now, so we can’t take cards for a moment. Please try again in a few minutes${canTransfer ? ', or pay by bank transfer' : ''}. No money was taken.`,
	'too many': (canTransfer) =>
		`That was tried very often within an hour, so card payments rest for a while${canTransfer ? '. A bank transfer works at once' : ''}. No money was taken.`,
	paused: (canTransfer) =>
		`Card payments are paused for up to an hour${canTransfer ? '. A bank transfer works at once' : ''}. No money was taken.`,
	store: () => 'We couldn’t save that just now. Please try again in a moment. No money was taken.',
}
