import type { ContentType } from '#content/model/content.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import type { ReplicaData } from '../replica-data.ts'
import type { SyncTask } from './sync-tasks.ts'

/** Longer lists are read only every second, third, … round: each hundred records cost a request. */
const MAX_LISTED_PER_ROUND = 1000

/** Plans the tasks of a round. @param complete types that have been read completely */
export function createRoundPlan(complete: ReadonlySet<ContentType>) {
	let rounds = 0

	return function planRound({ items }: ReplicaData, isThorough: boolean): SyncTask[] {
		rounds += 1
		const due = CONTENT_TYPES.filter((type) => rounds % Math.ceil(items[type].length / MAX_LISTED_PER_ROUND || 1) === 0)
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
