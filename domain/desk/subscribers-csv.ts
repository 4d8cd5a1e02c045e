import { dayIn } from '#lib/dates.ts'
import { typedCsvLine } from '#lib/text/csv-line.ts'

interface Subscriber {
	email: string
	firstName: string
	interests: string[]
	confirmedAt: number
	unsubscribeKey: string
}

/** Subscribers as CSV for a program that sends newsletters, each with the link that unsubscribes at once. */
export function subscribersCsv(
	all: Subscriber[],
	{ siteUrl, timezone }: { siteUrl: string; timezone: string },
): string {
	const lines = all.map((one) => [
		one.email,
		one.firstName,
		one.interests.join(' '),
		dayIn(timezone, one.confirmedAt),
		unsubscribeLink(siteUrl, one.unsubscribeKey),
	])
	return [['email', 'first name', 'interests', 'since', 'unsubscribe link'], ...lines]
		.map((cells) => typedCsvLine(cells))
		.join('')
}

export function unsubscribeLink(siteUrl: string, key: string): string {
	return `${siteUrl}/newsletter/unsubscribe?key=${key}`
}
