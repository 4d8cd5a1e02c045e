import { Notice } from '#app/ui/notice.tsx'
import type { OpenDispute, RefusedRefund } from './stripe-notices.server.ts'

/** Money that a person decided to give back, and that is still here. */
export function RefusedRefunds({ refused }: { refused: readonly RefusedRefund[] }) {
	return refused.map(({ sum, when, reason }) => (
		<Notice key={when} tone="caution">
			<p>
				<b>Stripe refused the refund of {sum}</b> on {when}: {reason}. No money went back. Try again, or send it another
				way.
			</p>
		</Notice>
	))
}

/** What is lost without an answer in time. */
export function DisputeNotice({ dispute }: { dispute: OpenDispute }) {
	const { sum, dueBy, isLate, reason, href } = dispute
	return (
		<Notice tone="caution">
			<p>
				<b>{sum === '' ? 'Their bank asks about this payment.' : `Their bank has taken ${sum} back.`}</b>{' '}
				{reason && <span>{`The reason it gives: ${reason}. `}</span>}
				<span>
					{dueBy === ''
						? 'Stripe waits for no answer: one was given, or none is asked for. Their bank decides, which may take two months.'
						: isLate
							? `The answer was due by ${dueBy}. See at Stripe whether it was given: without one, it is lost.`
							: `Answer at Stripe by ${dueBy}: without an answer, it is lost.`}
				</span>{' '}
				<a href={href} rel="noreferrer">
					See it at Stripe
				</a>
			</p>
		</Notice>
	)
}
