import type { Charity } from '../charity/charity.ts'
import { paragraphs } from '../emails/blocks.ts'
import { composeEmail, type Email } from '../emails/email.ts'

/**
 * To staff, when card payments were paused for everyone.
 *
 * @param reason of `readCardPause`, in sentences
 */
export function cardPauseEmail({ to, reason }: { to: string; reason: string }, charity: Charity): Email {
	return composeEmail({
		to,
		subject: 'Card payments are paused',
		blocks: paragraphs(
			`${reason}\n\nThere is nothing you have to do: no money was lost, and visitors read that they can pay by bank transfer. If it comes back every hour, write to Stripe's support, and look at Radar in their dashboard: it refuses most stolen cards.`,
		),
		charity,
	})
}
