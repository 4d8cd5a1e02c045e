import { DayFullError } from '#records/store/daily-totals.ts'

/** What a page says when a day has no room for more. Nothing typed is lost: the page or the draft has it. */
interface DayRefusalShown {
	problem: string
	status: 429 | 503
}

/** Undefined for another error: the store does not work. @param phone of the charity; "" for none */
export function dayRefusalInWords(error: unknown, phone: string): DayRefusalShown | undefined {
	if (!(error instanceof DayFullError)) return undefined
	const ring = phone ? ` Or ring us on ${phone.replaceAll(' ', '\u{A0}')}, and we’ll sort it out together.` : ''
	return error.isOfAddress
		? {
				problem: `A lot has come from your network today, so we can’t take more until tomorrow. You may share it with others. What you typed is still here.${ring}`,
				status: 429,
			}
		: {
				problem: `More has come to us today than we can take. We’re sorry. What you typed is still here: please try again tomorrow.${ring}`,
				status: 503,
			}
}
