import { type LiveEvent, PRESENCE_LIFE_MS, type PresenceKind } from '#domain/desk/live-events.ts'
import { connect } from './live-connection.ts'

/** Older ones are on the page, or it was closed for long. */
const MAX_EVENTS = 500
const FORGET_EVERY_MS = 5000

interface Seen {
	kind: PresenceKind
	until: number
}

export interface LiveState {
	ownId: string
	names: ReadonlyMap<string, string>
	/** Arrived and changed cases. */
	events: readonly LiveEvent[]
	/** By reference, then by person. */
	present: ReadonlyMap<string, ReadonlyMap<string, Seen>>
}

export const EMPTY: LiveState = { ownId: '', names: new Map(), events: [], present: new Map() }

interface Snapshot {
	ownId: string
	people: [string, string][]
	events: (LiveEvent & { ageMs: number })[]
}

/** From one page to the next the connection stays. */
const DISCONNECT_AFTER_MS = 2000

let state = EMPTY
let disconnect: (() => void) | undefined
let disconnecting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const readLive = () => state

/** Connects with the first listener and disconnects after the last. @param after the newest event that the page shows */
export function subscribeLive(after: number, listener: () => void): () => void {
	listeners.add(listener)
	clearTimeout(disconnecting)
	disconnect ??= start(after)
	return () => {
		listeners.delete(listener)
		if (listeners.size > 0) return
		disconnecting = setTimeout(() => {
			disconnect?.()
			disconnect = undefined
			state = EMPTY
		}, DISCONNECT_AFTER_MS)
	}
}

function start(after: number): () => void {
	const stopped = new AbortController()
	const end = connect(after, (event) => take(event, 0))
	const timer = setInterval(forget, FORGET_EVERY_MS)
	void loadSnapshot(after, stopped.signal).catch(() => {})
	return () => {
		stopped.abort()
		clearInterval(timer)
		end()
	}
}

async function loadSnapshot(after: number, signal: AbortSignal) {
	const response = await fetch(`/desk/live?after=${after}`, { signal })
	if (!response.headers.get('Content-Type')?.includes('json')) return
	const { ownId, people, events }: Snapshot = await response.json()
	change({ ...state, ownId, names: new Map(people) })
	for (const { ageMs, ...event } of events) take(event, ageMs)
}

function take(event: LiveEvent, ageMs: number) {
	const { id, kind, reference, staffId } = event
	if (kind === 'arrived' || kind === 'changed') {
		// The stream and the snapshot overlap.
		if (!state.events.some((known) => known.id === id)) {
			change({ ...state, events: [...state.events, event].slice(-MAX_EVENTS) })
		}
	} else if (staffId !== null) {
		const people = new Map(state.present.get(reference))
		if (kind === 'left') people.delete(staffId)
		else people.set(staffId, { kind, until: Date.now() + PRESENCE_LIFE_MS - ageMs })
		change({ ...state, present: new Map(state.present).set(reference, people) })
	}
}

/** People who have said nothing for long. */
function forget() {
	const now = Date.now()
	const isOld = ({ until }: Seen) => until <= now
	if (![...state.present.values()].some((people) => [...people.values()].some(isOld))) return
	const present = [...state.present].map(
		([reference, people]) => [reference, new Map([...people].filter(([, seen]) => !isOld(seen)))] as const,
	)
	change({ ...state, present: new Map(present) })
}

function change(next: LiveState) {
	state = next
	for (const listener of listeners) listener()
}
