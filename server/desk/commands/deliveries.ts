import { EVERY_MESSAGE } from '#domain/desk/people/message-scope.ts'
import { formatDateTime } from '#lib/dates.ts'
import {
	listFailedDeliveries,
	listPendingDeliveries,
	retryFailedDeliveries,
} from '#records/outbox/failed-deliveries.ts'
import { type Command, DeskError, UsageError } from '../command.ts'
import { type Column, table } from '../output/table.ts'

const SHOWN_ID_LENGTH = 8
const MIN_ID_LENGTH = 4

interface ListedDelivery {
	id: string
	channel: string
	reference: string | null
	attempts: number
	lastError: string
}

export const emails: Command = {
	name: 'emails',
	usage: '',
	summary: 'pending emails and copies, with errors',
	help: 'Emails to people and to staff. Each is retried for more than three days.',
	options: {},
	async run({ store, timezone }) {
		const pending = await listPendingDeliveries(store)
		const when: Column<(typeof pending)[number]> = {
			title: 'NEXT TRY',
			cell: ({ nextAt }) => formatDateTime(nextAt, timezone),
		}
		return {
			text: pending.length > 0 ? table(columns(when), pending) : 'Nothing is pending.',
			json: pending,
		}
	},
}

export const failed: Command = {
	name: 'failed',
	usage: '',
	summary: 'failed emails and copies, with errors',
	help: 'They are not sent until you retry them.',
	options: {},
	async run({ store, timezone }) {
		const deliveries = await listFailedDeliveries(store)
		const when: Column<(typeof deliveries)[number]> = {
			title: 'FAILED',
			cell: ({ failedAt }) => formatDateTime(failedAt, timezone),
		}
		return {
			text:
				deliveries.length > 0
					? `${table(columns(when), deliveries)}\n\nTo retry: retry ID, or retry --all`
					: 'Nothing has failed.',
			json: deliveries,
		}
	},
}

export const retry: Command = {
	name: 'retry',
	usage: 'ID',
	summary: 'retry failed emails and copies',
	help: 'The first characters of an ID are enough. The site sends them, so it must be running.',
	options: { all: { type: 'boolean', description: 'all of them' } },
	async run({ store, now }, { positionals: [id], values }) {
		if ((id === undefined) === (values.all !== true)) throw new UsageError('Give one ID or --all.')
		const count = await retryFailedDeliveries(
			store,
			EVERY_MESSAGE,
			now,
			id === undefined ? undefined : await wholeId(id),
		)
		return { text: retriedText(count), json: { retried: count } }

		async function wholeId(prefix: string): Promise<string> {
			if (prefix.length < MIN_ID_LENGTH) {
				throw new UsageError(`Give at least ${MIN_ID_LENGTH} characters of the ID.`)
			}
			const found = (await listFailedDeliveries(store)).filter((delivery) =>
				delivery.id.startsWith(prefix.toLowerCase()),
			)
			if (found.length > 1) throw new DeskError(`${found.length} IDs begin with ${prefix}. Give more of it.`)
			const [delivery] = found
			if (!delivery)
				throw new DeskError(`Nothing that failed has the ID ${prefix}. Run “npm run desk -- failed” for a list.`)
			return delivery.id
		}
	},
}

function retriedText(count: number): string {
	if (count === 0) return 'Nothing has failed.'
	return count === 1 ? '1 will be retried.' : `${count} will be retried.`
}

function columns<Row extends ListedDelivery>(when: Column<Row>): Column<Row>[] {
	return [
		{ title: 'ID', cell: ({ id }) => id.slice(0, SHOWN_ID_LENGTH) },
		{ title: 'FOR', cell: ({ channel }) => channel },
		{ title: 'REFERENCE', cell: ({ reference }) => reference ?? '' },
		when,
		{ title: 'TRIES', cell: ({ attempts }) => String(attempts) },
		{ title: 'ERROR', cell: ({ lastError }) => lastError, isFlexible: true },
	]
}
