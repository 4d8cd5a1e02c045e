import { subscribersCsv, unsubscribeLink } from '#domain/desk/subscribers-csv.ts'
import { listSubscribers } from '#records/newsletter/subscribers.ts'
import type { Command } from '../command.ts'

export const subscribers: Command = {
	name: 'subscribers',
	usage: '',
	summary: 'newsletter subscribers as CSV, with unsubscribe links',
	help: `Only confirmed addresses that have not unsubscribed. Export a new list for each newsletter, and put the link of each line into its
email, also as List-Unsubscribe: it unsubscribes at once. Write it to a file with --out.`,
	options: { out: { type: 'string', description: 'the file to write' } },
	async run({ store, siteUrl, timezone }) {
		const all = await listSubscribers(store)
		return {
			text: '',
			file: subscribersCsv(all, { siteUrl, timezone }),
			json: all.map(({ unsubscribeKey, ...one }) => ({
				...one,
				unsubscribeLink: unsubscribeLink(siteUrl, unsubscribeKey),
			})),
			note: all.length === 1 ? '1 address.' : `${all.length} addresses.`,
		}
	},
}
