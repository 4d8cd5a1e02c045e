import { listSubscribers } from '#records/newsletter/subscribers.ts'
import { csvLine } from '#server/feeds/formats/csv.ts'
import type { Command } from '../command.ts'
import { dayOf } from '../output/days.ts'

export const subscribers: Command = {
	name: 'subscribers',
	usage: '',
	summary: 'newsletter subscribers as CSV, with unsubscribe links',
	help: `Only confirmed addresses that have not unsubscribed. Export a new list for each newsletter, and put the link of each line into its
email, also as List-Unsubscribe: it unsubscribes at once. Write it to a file with --out.`,
	options: { out: { type: 'string', description: 'the file to write' } },
	async run({ store, siteUrl, timezone }) {
		const all = await listSubscribers(store)
		const linkOf = (unsubscribeKey: string) => `${siteUrl}/newsletter/leave?key=${unsubscribeKey}`
		const lines = all.map((one) => [
			one.email,
			one.firstName,
			one.interests.join(' '),
			dayOf(one.confirmedAt, timezone),
			linkOf(one.unsubscribeKey),
		])
		return {
			text: '',
			file: [['email', 'first name', 'interests', 'since', 'stop link'], ...lines]
				.map((cells) => csvLine(cells))
				.join(''),
			json: all.map(({ unsubscribeKey, ...one }) => ({ ...one, stopLink: linkOf(unsubscribeKey) })),
			note: all.length === 1 ? '1 address.' : `${all.length} addresses.`,
		}
	},
}
