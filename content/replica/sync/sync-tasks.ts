import type { ContentType } from '#content/model/content.ts'
import type { ContentEvent } from '#content/model/content-event.ts'
import type { Backend, IdsAnswer, ItemOf, Loaded } from '#content/wordpress/http/backend.ts'
import { asOneStep, filterInSteps, mapInSteps, runInSlices, type Steps } from '#lib/time-slices.ts'
import { applyOptions } from '../apply/apply-options.ts'
import { applyCategories, applyResponse, type ResponseContext } from '../apply/apply-response.ts'
import type { WithheldRemovals } from '../removals/withheld.ts'
import { findById, type ReplicaData } from '../replica-data.ts'

export type SyncTask =
	| { kind: 'options'; isAnnounced?: true }
	| { kind: 'categories' }
	| { kind: 'all'; type: ContentType }
	| { kind: 'ids'; type: ContentType; ids: number[] }
	/** `isThorough`: include records without a modification time. */
	| { kind: 'sweep'; type: ContentType; isThorough: boolean }
	/** Terms and pictures edited on their own. */
	| { kind: 'related' }

type Patch = (data: ReplicaData, context: PatchContext) => Steps<ReplicaData>

interface PatchContext extends ResponseContext {
	withheld: WithheldRemovals
	onRelated: (changes: ContentEvent[]) => void
}

/** What a sweep compares with. */
interface SweepContext {
	data: ReplicaData
	keptIds: ReadonlySet<number>
	fetched: Map<number, string>
}

interface SyncTaskContext {
	sweepContext: (type: ContentType) => SweepContext
	related: () => Promise<ContentEvent[]>
}

/** Runs one task. Returns a patch, so that a slow response cannot undo a newer one. */
export async function runSyncTask(
	backend: Backend,
	task: SyncTask,
	{ sweepContext, related }: SyncTaskContext,
): Promise<Patch> {
	switch (task.kind) {
		case 'options': {
			const answer = await backend.options()
			return (before, context) =>
				asOneStep(() => applyOptions(before, answer, { ...context, isAnnounced: task.isAnnounced }))
		}
		case 'categories': {
			const categories = await backend.categories()
			return (before, context) => asOneStep(() => applyCategories(before, categories, context))
		}
		case 'all':
			return fetchAll(backend, task.type)
		case 'ids':
			return fetchIds(backend, task.type, task.ids)
		case 'sweep':
			return sweep(backend, task.type, { ...sweepContext(task.type), isThorough: task.isThorough })
		case 'related': {
			const changes = await related()
			return (before, { onRelated }) =>
				asOneStep(() => {
					onRelated(changes)
					return before
				})
		}
	}
}

async function fetchAll<T extends ContentType>(backend: Backend, type: T): Promise<Patch> {
	const answer = await backend.items(type)
	return (before, context) =>
		applyResponse(before, type, answer, { isRequested: () => true, isComplete: true }, context)
}

async function fetchIds<T extends ContentType>(backend: Backend, type: T, ids: number[]): Promise<Patch> {
	const requested = new Set(ids)
	const answer = await backend.items(type, { ids })
	return (before, context) =>
		applyResponse(before, type, answer, { isRequested: (id) => requested.has(id), isComplete: false }, context)
}

/**
 * Finds records that were edited, removed, or published without being modified (WordPress keeps the modification time
 * of a scheduled post) and fetches only their bodies. Records whose removal is withheld are fetched too: they may be
 * usable again.
 */
async function sweep<T extends ContentType>(
	backend: Backend,
	type: T,
	sweepContext: SweepContext & { isThorough: boolean },
): Promise<Patch> {
	const { fetched } = sweepContext
	const listed = await backend.ids(type)
	const { modifiedAt, hidden = [], unshown } = listed
	const { wanted, gone } = await runInSlices(differencesTo(type, listed, sweepContext))
	const requested = new Set([...wanted, ...gone])
	const answer = wanted.length > 0 ? await backend.items(type, { ids: wanted }) : { items: [], seen: [] }
	for (const id of wanted) fetched.set(id, modifiedAt.get(id) ?? '')
	for (const id of gone) fetched.delete(id)
	const whole = { ...answer, unshown, hidden: [...(answer.hidden ?? []), ...hidden] }
	return (before, context) =>
		applyResponse(before, type, whole, { isRequested: (id) => requested.has(id), isComplete: true }, context)
}

function* differencesTo(
	type: ContentType,
	{ ids, modifiedAt }: IdsAnswer,
	{ data, keptIds, fetched, isThorough }: SweepContext & { isThorough: boolean },
): Steps<{ wanted: number[]; gone: number[] }> {
	const present = new Set(ids)
	const rejectedIds = new Set(data.rejectedIds[type])
	const items: readonly Loaded<ItemOf[ContentType]>[] = data.items[type]
	const heldIds = yield* mapInSteps(items, ({ item }) => item.id)
	const isWanted = (id: number) => {
		const held = findById(items, id)?.item
		if (keptIds.has(id) || !(held || rejectedIds.has(id))) return true
		const modified = modifiedAt.get(id)
		// A cached list that is older than the fetched record must not cause a fetch each time.
		return modified === undefined ? isThorough : modified !== held?.modifiedAt && modified !== fetched.get(id)
	}
	const wanted = yield* filterInSteps(ids, isWanted)
	const gone = yield* filterInSteps([...heldIds, ...rejectedIds], (id) => !present.has(id))
	return { wanted, gone }
}
