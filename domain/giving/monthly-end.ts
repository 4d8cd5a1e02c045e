import { dayIn, formatDate } from '#lib/dates.ts'

/**
 * Who ended a monthly donation, and when. "giver": on the page to change or cancel. "dog": what the giver chose for the day on which the dog needs
 * no sponsor any more. "failures": Stripe, after payments that failed. "stripe": there, by the giver or by someone of the charity.
 */
export interface MonthlyEnd {
	by: 'giver' | 'dog' | 'failures' | 'stripe'
	at: number
}

/** In lists of the desk: what became of a monthly donation, where a reader would otherwise think that its giver cancelled it. */
export const ENDED_WORDS: Record<MonthlyEnd['by'], string> = {
	giver: 'Cancelled by the donor',
	dog: 'Ended, the dog needs no sponsor',
	failures: 'Ended, payments failed',
	stripe: 'Ended at Stripe',
}

interface EndWords {
	/** The page of the giver, or the desk. */
	reader: 'giver' | 'staff'
	timezone: string
	locale: string
}

/** "You ended it on 3 December 2026." */
export function endInWords({ by, at }: MonthlyEnd, { reader, timezone, locale }: EndWords): string {
	const on = `on ${formatDate(dayIn(timezone, at), locale)}`
	const isTheirs = reader === 'giver'
	switch (by) {
		case 'giver':
			return `${isTheirs ? 'You' : 'They'} ended it ${on}.`
		case 'dog':
			return `It ended ${on}, when the dog needed no sponsor any more.`
		case 'failures':
			return `It ended ${on}, because ${isTheirs ? 'your' : 'their'} payments failed and Stripe stopped trying.`
		case 'stripe':
			return isTheirs
				? `It was ended at Stripe ${on}.`
				: `It was ended at Stripe ${on}, not on their page here: by someone of yours who works there, or by them where they change their card. Stripe’s page of it says who.`
	}
}
