import { DraftRefusedError } from '#records/drafts/draft-limits.ts'

/** What a page says of answers that were not stored; everything typed is still on it. */
interface DraftRefusalShown {
	problem: string
	status: 422 | 429 | 503
}

/** Undefined for another error: the store does not work. @param phone of the charity; "" for none */
export function draftRefusalInWords(error: unknown, phone: string): DraftRefusalShown | undefined {
	if (!(error instanceof DraftRefusedError)) return undefined
	const ring = phone ? ` Or ring us on ${phone}, and we’ll do it together.` : ''
	switch (error.reason) {
		case 'too large':
			return {
				problem: `All your answers together are longer than we can keep. They are still on this page: please shorten the longest, then try again.${ring}`,
				status: 422,
			}
		case 'too many from this address':
			return {
				problem: `A lot of forms were begun from your network today, so we can’t keep another until tomorrow. What you typed is still on this page: please copy it, and come back.${ring}`,
				status: 429,
			}
		case 'full':
			return {
				problem: `We can’t keep any more answers just now. What you typed is still on this page: please copy it, and try again tomorrow.${ring}`,
				status: 503,
			}
	}
}
