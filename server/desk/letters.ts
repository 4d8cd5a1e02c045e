import {
	listFailedDeliveries,
	listPendingDeliveries,
	retryFailedDeliveries,
} from '#records/outbox/failed-deliveries.ts'
import { type Command, DeskError, UsageError } from './command.ts'
import { momentOf } from './days.ts'
import { type Column, table } from './table.ts'

/** Enough of an id to tell letters apart. */
const SHOWN = 8
const MIN_ID_LENGTH = 4

interface Listed {
	id: string
	channel: string
	reference: string | null
	attempts: number
	lastError: string
}

export const emails: Command = {
	name: 'letters',
	usage: '',
	summary: 'what has not been delivered yet, and why',
	help: 'Letters, and copies for WordPress. Each is tried for more than three days.',
	options: {},
	async run({ store, timezone }) {
		const waiting = await listPendingDeliveries(store)
		const when: Column<(typeof waiting)[number]> = {
			title: 'NEXT TRY',
			cell: ({ nextAt }) => momentOf(nextAt, timezone),
		}
		return {
			text: waiting.length > 0 ? table(columns(when), waiting) : 'Everything has been delivered.',
			json: waiting,
		}
	},
}

export const failed: Command = {
	name: 'dead',
	usage: '',
	summary: 'what was given up, and why',
	help: 'When the cause is mended: revive.',
	options: {},
	async run({ store, timezone }) {
		const given = await listFailedDeliveries(store)
		const when: Column<(typeof given)[number]> = { title: 'GIVEN UP', cell: ({ deadAt }) => momentOf(deadAt, timezone) }
		return {
			text:
				given.length > 0
					? `${table(columns(when), given)}\n\nTo try again: revive ID, or revive --all`
					: 'Nothing was given up.',
			json: given,
		}
	},
}

export const retry: Command = {
	name: 'revive',
	usage: 'ID',
	summary: 'try again what was given up',
	help: 'The first letters of an id are enough. The site delivers, so it must be running.',
	options: { all: { type: 'boolean', description: 'all of them' } },
	async run({ store, now }, { positionals: [id], values }) {
		if ((id === undefined) === (values.all !== true)) throw new UsageError('Name one ID, or say --all.')
		const revived = await retryFailedDeliveries(store, now, id === undefined ? undefined : await wholeId(id))
		return { text: tried(revived), json: { revived } }

		async function wholeId(begin: string): Promise<string> {
			if (begin.length < MIN_ID_LENGTH) throw new UsageError(`Give at least ${MIN_ID_LENGTH} letters of the ID.`)
			const found = (await listFailedDeliveries(store)).filter((letter) => letter.id.startsWith(begin.toLowerCase()))
			if (found.length > 1) throw new DeskError(`${found.length} IDs begin with ${begin}. Give more of it.`)
			const [letter] = found
			if (!letter) throw new DeskError(`Nothing that was given up has the ID ${begin}. “dead” lists what was.`)
			return letter.id
		}
	},
}

function tried(revived: number): string {
	if (revived === 0) return 'Nothing was given up.'
	return revived === 1 ? 'One is tried again.' : `${revived} are tried again.`
}

function columns<Row extends Listed>(when: Column<Row>): Column<Row>[] {
	return [
		{ title: 'ID', cell: ({ id }) => id.slice(0, SHOWN) },
		{ title: 'FOR', cell: ({ channel }) => channel },
		{ title: 'REFERENCE', cell: ({ reference }) => reference ?? '' },
		when,
		{ title: 'TRIES', cell: ({ attempts }) => String(attempts) },
		{ title: 'WHY', cell: ({ lastError }) => lastError, isFlexible: true },
	]
}
