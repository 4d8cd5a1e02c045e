import { DAY_MS } from '#lib/dates.ts'
import type { Hold, Submission } from '../applications/submissions/submission-record.ts'

interface Retained {
	createdAt: number
	/** null in cases of earlier versions, whose privacy text named a period from the day of sending. */
	retentionMonths: number | null
	closedAt: number | null
	hold: Hold | null
}

/**
 * From when a case may be deleted. Its period begins when it was answered and closed. While it is open the date is that of a
 * quarantined or unconfirmed one, which counts from its arrival; other open cases are never deleted by time.
 *
 * @param earlier the stored date, unchanged for cases of earlier versions
 */
export function deleteAtOf({ createdAt, retentionMonths, closedAt, hold }: Retained, earlier: number): number {
	const due = retentionMonths === null ? earlier : monthsLater(closedAt ?? createdAt, retentionMonths)
	// To the end of the last day, in every time zone.
	return hold ? Math.max(due, Date.parse(hold.until) + 2 * DAY_MS) : due
}

type Dated = Pick<
	Submission,
	'closedAt' | 'retentionMonths' | 'quarantineReasons' | 'isUnconfirmed' | 'answeredAt' | 'status' | 'form'
>

/**
 * Whether the case is deleted once its date has come: it is closed, or its privacy text counted from the day of sending, or it is in
 * quarantine, or no person has dealt with it and its address is not confirmed. Other open cases wait for an answer. The same as
 * `isExpired` of the store.
 */
export function isDatedForDeletion(submission: Dated): boolean {
	const { closedAt, retentionMonths, quarantineReasons, isUnconfirmed, answeredAt, status, form } = submission
	return (
		closedAt !== null ||
		retentionMonths === null ||
		quarantineReasons.length > 0 ||
		form === 'newsletter' ||
		(isUnconfirmed && answeredAt === null && status === 'new')
	)
}

export function monthsLater(instant: number, months: number): number {
	const date = new Date(instant)
	date.setUTCMonth(date.getUTCMonth() + months)
	return date.valueOf()
}

/** Whose amounts stay in the accounts when a person is erased: "donations", "orders", "donations and orders"; "" for none. */
export function whoseAmountsStay({ donations, orders }: { donations: number; orders: number }): string {
	return [donations > 0 && 'donations', orders > 0 && 'orders'].filter(Boolean).join(' and ')
}
