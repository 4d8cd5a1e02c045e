import type { Charity } from '#domain/charity/charity.ts'
import { paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email } from '#domain/emails/email.ts'
import { listInWords } from '#lib/text/list-in-words.ts'

/** What can be proposed to a buyer whose goods were sold to others before their money came. */
export const PROPOSALS = ['wait', 'replace', 'refund'] as const
export type Proposal = (typeof PROPOSALS)[number]

export interface OutOfStock {
	firstName: string
	reference: string
	/** What is missing: "Tote bag", "T-shirt, M". */
	items: string[]
	/** "in March 2027"; "" when no one knows. */
	back: string
	charity: string
	/** It was paid by bank transfer. */
	isTransfer: boolean
}

/** Stands where staff must write something of their own. */
const GAP = /\[[^[\]]*\]/

const REFUNDED =
	'We have refunded all you paid, delivery too. It goes back the way you paid, and can take up to 10 days to show on your statement.'
const SENT_BACK = 'We have sent all you paid back to your bank account, delivery too.'

/** The text of the email for each proposal, to be changed by the person who sends it. */
export function proposalTexts(about: OutOfStock): Record<Proposal, string> {
	const { firstName, reference, items, back, charity, isTransfer } = about
	const what = items.length > 0 ? listInWords(items) : 'what you chose'
	const opening = `Dear ${firstName || 'friend'},\n\nThank you for your order ${reference}. I’m sorry: ${isTransfer ? `by the time we saw your money, the last of ${what} had been sold.` : `your payment reached us after the last of ${what} had been sold. That is our fault, not yours.`}`
	const refunded = isTransfer
		? 'tell us the sort code and account number of your bank account, and we’ll send you all of it back. Please never send us a card number.'
		: 'we’ll refund you in full.'
	const end = `With apologies,\n${charity}`
	const waiting = back
		? `We expect more ${back}. Would you like to wait?`
		: 'We expect more [say when]. Would you like to wait?'
	return {
		wait: `${opening}\n\nWe can’t post it yet. ${waiting} Reply to this email and tell us. If you’d rather not, ${refunded}\n\n${end}`,
		replace: `${opening}\n\nInstead we could send you [name what you have, at the same price]. Reply to this email and tell us whether you’d like it. If not, ${refunded}\n\n${end}`,
		refund: `${opening}\n\n${isTransfer ? SENT_BACK : REFUNDED}\n\n${end}`,
	}
}

/** What is still to be filled in: "[say when]"; undefined when the text is whole. */
export function gapIn(text: string): string | undefined {
	return GAP.exec(text)?.[0]
}

/** An email about an order that a person at the desk wrote. */
export function orderMessageEmail(to: string, reference: string, body: string, charity: Charity): Email {
	return composeEmail({
		to,
		subject: `Your order ${reference} from ${charity.name}`,
		blocks: paragraphs(body),
		charity,
	})
}
