import { createHash } from 'node:crypto'
import type { Log } from '../log.ts'
import type { ItemList, ReplicaData } from '../replica-data.ts'

/** How often and for how long the backend must repeat a large removal before it is applied. */
const MIN_CONFIRMING_ROUNDS = 3
const MIN_CONFIRMING_MS = 30 * 60_000

type GuardedList = ItemList | 'options'

/** A removal that the backend reports and the site does not apply yet. */
export interface WithheldRemoval {
	id: string
	list: GuardedList
	/** Items now and after the removal; for options, filled-in values. */
	held: number
	offered: number
	parts?: string[]
	/** ISO instants: first reported, and applied at the earliest. */
	since: string
	takenOverFrom: string
	/** Consecutive rounds that reported exactly this removal. */
	rounds: number
}

interface Removal extends Pick<WithheldRemoval, 'held' | 'offered' | 'parts'> {
	/** Equal for equal removals. */
	claim: string
	apply: (data: ReplicaData) => ReplicaData
}

/** Large removals, withheld until confirmed, accepted by an operator, or the items return. */
export interface WithheldRemovals {
	/** Responses of one round count once. */
	beginRound(): void
	/** Returns whether the removal is confirmed; otherwise it is withheld. */
	request(list: GuardedList, removal: Removal): boolean
	settle(list: GuardedList): void
	/** Accepts a removal; returns its patch. */
	accept(list: GuardedList): ((data: ReplicaData) => ReplicaData) | undefined
	all(): WithheldRemoval[]
}

interface Entry extends Removal {
	lastRound: number
	rounds: number
	sinceMs: number
	sinceUptime: number
}

interface WithheldSettings {
	log: Log
	now: () => number
	uptime: () => number
}

export function createWithheldRemovals({ log, now, uptime }: WithheldSettings): WithheldRemovals {
	const entries = new Map<GuardedList, Entry>()
	let round = 0

	function report(list: GuardedList, { held, offered, parts, rounds, sinceMs, claim }: Entry): WithheldRemoval {
		return {
			id: createHash('sha256').update(`${list} ${claim}`).digest('hex').slice(0, 8),
			list,
			held,
			offered,
			...(parts ? { parts } : {}),
			rounds,
			since: new Date(sinceMs).toISOString(),
			takenOverFrom: new Date(sinceMs + MIN_CONFIRMING_MS).toISOString(),
		}
	}

	function begin(removal: Removal): Entry {
		return { ...removal, lastRound: round, rounds: 1, sinceMs: now(), sinceUptime: uptime() }
	}

	return {
		beginRound() {
			round += 1
		},
		request(list, removal) {
			const before = entries.get(list)
			const isSame = before?.claim === removal.claim
			const entry = isSame ? { ...before, ...removal } : begin(removal)
			if (entry.lastRound !== round) entry.rounds += 1
			entry.lastRound = round
			const isConfirmed = entry.rounds >= MIN_CONFIRMING_ROUNDS && uptime() - entry.sinceUptime >= MIN_CONFIRMING_MS
			if (isConfirmed) {
				entries.delete(list)
				log.warn(report(list, entry), 'content removal applied')
			} else {
				entries.set(list, entry)
				if (!isSame) log.warn(report(list, entry), 'content removal withheld')
			}
			return isConfirmed
		},
		settle(list) {
			if (entries.delete(list)) log.info({ list }, 'content removal no longer withheld')
		},
		accept(list) {
			const entry = entries.get(list)
			if (!entry) return undefined
			entries.delete(list)
			log.warn(report(list, entry), 'content removal accepted by an operator')
			return entry.apply
		},
		all: () => [...entries].map(([list, entry]) => report(list, entry)),
	}
}
