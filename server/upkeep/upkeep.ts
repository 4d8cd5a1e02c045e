import { createClockGuard } from '#records/clock/clock-guard.ts'
import { draftWarning } from '#records/drafts/draft-limits.ts'
import { signInWarning } from '#records/staff/sign-in/attempts.ts'
import { dayWarning } from '#records/store/daily-totals.ts'
import type { Store } from '#records/store/open-store.ts'
import type { Log } from '../logging/log.ts'

const UNKNOWN = { isTrusted: false, mayDelete: false, doubt: undefined }

interface UpkeepOptions {
	store: Store
	log: Pick<Log, 'warn' | 'error' | 'info'>
	lossWarnings?: string[]
}

/** Periodic store maintenance: checkpoint, room of what visitors send, limits that are used up, heartbeat and clock check, before any time-based job. */
export function createUpkeep({ store, log, lossWarnings = [] }: UpkeepOptions) {
	const guard = createClockGuard({ store })
	let doubt: string | undefined
	let draftsWarning: string | undefined
	let todayWarning: string | undefined
	let floodWarning: string | undefined

	async function watchLimits() {
		const warning = await draftWarning(store)
		if (warning !== undefined && draftsWarning === undefined) log.warn({ warning }, 'drafts near their storage limit')
		draftsWarning = warning
		const today = await dayWarning(store, Date.now())
		if (today !== undefined && todayWarning === undefined)
			log.warn({ warning: today }, 'near a daily limit of what visitors send')
		todayWarning = today
		const flood = await signInWarning(store, Date.now())
		if (flood !== undefined && floodWarning === undefined) log.warn({ warning: flood }, 'sign-in limit reached')
		floodWarning = flood
	}

	return {
		async round() {
			await store.checkpoint().catch((err: unknown) => log.warn({ err }, 'checkpoint failed'))
			await watchLimits().catch((err: unknown) => log.error({ err }, 'could not read how full the limits are'))
			const clock = await guard.beat().catch((err: unknown) => {
				log.error({ err }, 'heartbeat failed')
				return UNKNOWN
			})
			if (clock.doubt !== undefined && doubt === undefined)
				log.warn({ doubt: clock.doubt }, 'clock not trusted, deletion paused')
			if (clock.isTrusted && doubt !== undefined) log.info('clock trusted again')
			doubt = clock.doubt
			return clock
		},
		warnings: () => [
			...lossWarnings,
			...[doubt, draftsWarning, todayWarning, floodWarning].filter((warning) => warning !== undefined),
		],
	}
}
