import type { StoredEvent } from '#records/live/desk-events.ts'
import type { EventStream } from './event-stream.ts'

/** Ends the streams of sessions that were revoked, have expired or lost their role. */
export function createSessionCheck(
	streams: ReadonlySet<EventStream>,
	isAllowed: (sessionId: string) => Promise<boolean>,
) {
	let isDue = false

	async function check() {
		await Promise.all(
			[...streams].map(async (stream) => {
				if (!(await isAllowed(stream.sessionId))) stream.close()
			}),
		)
	}

	return {
		check,
		/** If one of the events asks for it, or an earlier check failed. */
		async checkAfter(events: StoredEvent[]) {
			isDue ||= events.some(({ kind }) => kind === 'access')
			if (isDue) await check()
			isDue = false
		},
	}
}
