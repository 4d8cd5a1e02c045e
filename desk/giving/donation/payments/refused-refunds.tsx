import { Notice } from '#app/ui/notice.tsx'
import type { RefusedRefund } from './refused-refunds.server.ts'

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
