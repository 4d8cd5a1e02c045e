import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import type { Store } from '../store/open-store.ts'
import { type Heartbeat, latestTimestamp, readHeartbeats, writeHeartbeat } from './heartbeats.ts'

/** Nothing is deleted in the first hour, so that a wrong clock is noticed. */
const MIN_UPTIME_MS = HOUR_MS
/** After a longer gap since the last heartbeat an operator must confirm the clock. */
export const MAX_JUMP_MS = 7 * DAY_MS
/** A doubtful clock is trusted once the process has run this long. */
const TRUST_AFTER_MS = 7 * DAY_MS

/** Whether time-based jobs may run. */
export interface ClockState {
	/** False: nothing is deleted, and no reply deadline is extended. */
	isTrusted: boolean
	mayDelete: boolean
	/** Why it is not trusted, in a sentence. */
	doubt: string | undefined
}

interface GuardOptions {
	store: Store
	/** Milliseconds since 1970. */
	now?: () => number
	/** Milliseconds this process has run, by a monotonic clock. */
	uptime?: () => number
}

/**
 * At each `beat`, compares the clock with the last heartbeat of any process and writes a new one. Heartbeats of a doubtful clock are
 * stored as untrusted: otherwise they would confirm it after a restart.
 */
export function createClockGuard({ store, now = Date.now, uptime = () => performance.now() }: GuardOptions) {
	const processId = randomUUID()
	let seen = new Map<string, number>()
	let inDoubtSince: number | undefined

	/** A live process (with a heartbeat since the last check) whose clock differs too much. */
	function disagreement(beats: Heartbeat[], time: number) {
		return beats.find(
			({ processId: id, beatAt }) =>
				id !== processId && seen.has(id) && seen.get(id) !== beatAt && Math.abs(beatAt - time) > MAX_JUMP_MS,
		)
	}

	return {
		/** @throws when the store fails; then nothing may be deleted */
		async beat(): Promise<ClockState> {
			const time = now()
			const beats = await readHeartbeats(store)
			const last = beats.find(({ isTrusted }) => isTrusted)?.beatAt ?? (await latestTimestamp(store))
			const other = disagreement(beats, time)
			seen = new Map(beats.map(({ processId: id, beatAt }) => [id, beatAt]))
			const hasJumped = last !== undefined && Math.abs(time - last) > MAX_JUMP_MS
			if (!hasJumped && !other) inDoubtSince = undefined
			else inDoubtSince ??= uptime()
			const hasRunLongEnough = inDoubtSince !== undefined && uptime() - inDoubtSince >= TRUST_AFTER_MS
			const isTrusted = inDoubtSince === undefined || (hasRunLongEnough && !other)
			await writeHeartbeat(store, { processId, beatAt: time, isTrusted })
			const doubt = isTrusted ? undefined : describeDoubt(other?.beatAt ?? last ?? time, time, other !== undefined)
			return { isTrusted, mayDelete: isTrusted && uptime() >= MIN_UPTIME_MS, doubt }
		},
	}
}

function describeDoubt(then: number, time: number, isOther: boolean): string {
	const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)
	return isOther
		? `This server's clock says ${day(time)}, that of another server of this site ${day(then)}: correct the wrong one`
		: `The server's clock says ${day(time)}, and the site was last seen running on ${day(then)}: confirm the clock with “npm run desk -- clock”`
}
