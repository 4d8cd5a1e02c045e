import { paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email } from '#domain/emails/email.ts'
import { plausibleName } from '#domain/emails/greeting.ts'
import type { PayableState } from '../../payables/payable.ts'
import type { Donation } from '../donation.ts'
import type { GivingEmailContext } from './donation-words.ts'
import { giverName } from './sponsorship-words.ts'

/** States of a donation of which no money has arrived. */
const BEFORE_ANY_MONEY: readonly PayableState[] = ['starting', 'started', 'pending', 'failed', 'abandoned']

/**
 * The card of a dedication, to the person whom the donor named, when the first money has arrived: once, and never with the amount.
 * Undefined without a card, or when it was sent before.
 *
 * @param before the state of the donation until then
 */
export function cardEmail(
	{ dedication, ...donation }: Donation,
	before: PayableState,
	{ charity }: Pick<GivingEmailContext, 'charity'>,
): Email | undefined {
	const card = dedication?.card
	if (!dedication || !card || !BEFORE_ANY_MONEY.includes(before)) return undefined
	const donor = giverName(donation)
	const why = `${dedication.kind} ${dedication.name}`
	const blocks = [
		...paragraphs(`Dear ${plausibleName(card.name)},\n\n${donor} has made a donation to ${charity.name} ${why}.`),
		...paragraphs(card.message),
		...paragraphs(
			`Thank you for being part of it. ${donor} gave us your address for this card alone: we have no other use for it, and won’t write again.`,
		),
	]
	return composeEmail({ to: card.email, subject: `A donation ${why}`, blocks, charity })
}
