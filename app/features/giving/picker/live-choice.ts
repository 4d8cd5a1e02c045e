import { amountOf, type GivingChoice, readGivingChoice } from '#domain/giving/giving-choice.ts'
import type { GivingFrequency, GivingOffer } from '#domain/giving/giving-offer.ts'

export interface LiveChoice {
	choice: GivingChoice
	/** Minor units; null while no amount is chosen that can be given. */
	amount: number | null
	/** Other fields of the form. */
	field(name: string): string
}

export function choiceOf(field: (name: string) => string | null, offer: GivingOffer): LiveChoice {
	const choice = readGivingChoice(field, offer)
	const parsed = amountOf(choice, offer)
	return { choice, amount: parsed.kind === 'amount' ? parsed.amount : null, field: (name) => field(name) ?? '' }
}

/** The id of the control for an own amount. */
export const ownAmountId = (frequency: GivingFrequency) => `amount-${frequency}-own`
