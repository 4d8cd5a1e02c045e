import { formatDateWithWeekday } from '#lib/dates.ts'
import type { Block } from '../../emails/blocks.ts'

/** The confirmation link in an email to an unconfirmed address, instead of the answers. */
export interface ConfirmationLink {
	url: string
	/** The last day it works, `YYYY-MM-DD`. */
	until: string
}

/** Repeats nothing that was typed: the address may be someone else's. */
export function confirmationBlocks({ url, until }: ConfirmationLink): Block[] {
	return [
		{ kind: 'heading', text: 'Your answers' },
		{
			kind: 'paragraph',
			text: 'To keep them private, we only email your answers once we know that this address is yours. Press the button to see them, and we’ll send you a copy to keep.',
		},
		{ kind: 'button', text: 'Yes, show me my answers', url },
		{
			kind: 'paragraph',
			text: `The button works until ${formatDateWithWeekday(until)}. Didn’t send us anything? Then someone may have typed your address by mistake. Press the button and choose “It wasn’t me”, and we’ll leave you in peace.`,
		},
	]
}
