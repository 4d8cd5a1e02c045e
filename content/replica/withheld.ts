import { createHash } from 'node:crypto'
import type { Log } from './log.ts'
import type { ItemList, ReplicaData } from './replica-data.ts'

/** How often and for how long the backend must say the same before a large removal is believed. */
const MIN_CONFIRMING_ROUNDS = 3
const MIN_CONFIRMING_MS = 30 * 60_000

/** What can be withheld. */
export type GuardedList = ItemList | 'options'

/** A removal that the backend asks for and visitors do not see. */
export interface WithheldRemoval {
	/** The same for the same removal, also in another process. */
	id: string
	list: GuardedList
	/** What is shown, and what would be left of it. For options: values that are filled in. */
	held: number
	offered: number
	/** Of the options, those that stay as they were. */
	parts?: string[]
	/** ISO instants: when it was first asked for, and when it is taken over at the earliest. */
	since: string
	takenOverFrom: string
	/** Rounds in a row that asked for just this. */
	rounds: number
}

/** A removal as one answer asks for it. */
export interface Removal extends Pick<WithheldRemoval, 'held' | 'offered' | 'parts'> {
	/** The same for the same removal. */
	claim: string
	/** Carries it out. */
	apply: (lists: ReplicaData) => ReplicaData
}

/** Removals that are too large to be believed at once: each waits until it is confirmed, recovered from or accepted. */
export interface WithheldRemovals {
	/** What several answers of one round say counts once. */
	beginRound(): void
	/** Answers whether the removal is confirmed and may be carried out; else it is withheld from now on. */
	request(list: GuardedList, removal: Removal): boolean
	/** The list has nothing to withhold any more. */
	settle(list: GuardedList): void
	/** An operator believes the backend: what carries the removal out; null when nothing is withheld. */
	accept(list: GuardedList): ((lists: ReplicaData) => ReplicaData) | null
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
	/** Milliseconds since 1970. */
	now: () => number
	/** Milliseconds on a clock that nobody sets. */
	uptime: () => number
}

export function createWithheldRemovals({ log, now, uptime }: WithheldSettings): WithheldRemovals {
	const entries = new Map<GuardedList, Entry>()
	let round = 0

	function report(list: GuardedList, { held, offered, parts, rounds, sinceMs, claim }: Entry): WithheldRemoval {
		return {
			id: createHash('sha256').update(`${list} ${claim}`).digest('hex').slice(0, 8),
			...{ list, held, offered, ...(parts ? { parts } : {}), rounds },
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
			if (!entry) return null
			entries.delete(list)
			log.warn(report(list, entry), 'content removal accepted by an operator')
			return entry.apply
		},
		all: () => [...entries].map(([list, entry]) => report(list, entry)),
	}
}
