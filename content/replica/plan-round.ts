import type { ContentType } from '../model/content.ts'
import { CONTENT_TYPES, type ReplicaData } from './replica-data.ts'
import type { SyncTask } from './sync-tasks.ts'

/** A longer list is not read in each round but in every second, third, …: each hundred records cost the backend a call. */
const MAX_LISTED_A_ROUND = 1000

/** Makes the function that plans what a round asks. @param complete types that have been read whole */
export function createRoundPlan(complete: ReadonlySet<ContentType>) {
	let rounds = 0

	return function planRound({ items }: ReplicaData, isThorough: boolean): SyncTask[] {
		rounds += 1
		const due = CONTENT_TYPES.filter((type) => rounds % Math.ceil(items[type].length / MAX_LISTED_A_ROUND || 1) === 0)
		return [
			{ kind: 'options' },
			{ kind: 'categories' },
			...due.map(
				(type): SyncTask => (complete.has(type) ? { kind: 'sweep', type, isThorough } : { kind: 'all', type }),
			),
			{ kind: 'related' },
		]
	}
}
