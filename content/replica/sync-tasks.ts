import { asOneStep, filterInSteps, mapInSteps, runInSlices, type Steps } from '#lib/time-slices.ts'
import type { ContentType } from '../model/content.ts'
import type { Backend, IdsAnswer, ItemOf, Loaded } from '../wordpress/http/backend.ts'
import { applyOptions } from './apply-options.ts'
import { applyCategories, applyResponse, type ResponseContext } from './apply-response.ts'
import type { ContentChange } from './content-change.ts'
import { findById, type ReplicaData } from './replica-data.ts'
import type { WithheldRemovals } from './withheld.ts'

/** One question to the backend. */
export type SyncTask =
	| { kind: 'options'; isAnnounced?: true }
	| { kind: 'categories' }
	| { kind: 'all'; type: ContentType }
	| { kind: 'ids'; type: ContentType; ids: number[] }
	/** `isThorough`: also what does not say when it was modified. */
	| { kind: 'sweep'; type: ContentType; isThorough: boolean }
	/** Terms and pictures that were edited in their own place. */
	| { kind: 'related' }

/** What an answer changes. */
export type Patch = (lists: ReplicaData, context: PatchContext) => Steps<ReplicaData>

/** What decides beside the answers themselves. */
export interface PatchContext extends ResponseContext {
	withheld: WithheldRemovals
	/** Told of edits that no record was modified by. */
	onRelated: (changes: ContentChange[]) => void
}

/** What a sweep compares with: what is held, which of it is only kept, and when what was fetched last was modified. */
export interface Known {
	lists: ReplicaData
	keptIds: ReadonlySet<number>
	fetched: Map<number, string>
}

/** What steps need beside the backend. */
export interface SyncTaskContext {
	known: (type: ContentType) => Known
	related: () => Promise<ContentChange[]>
}

/** Asks one question. The answer comes as a patch, so that a slow one cannot undo what a quick one brought. */
export async function runSyncTask(
	backend: Backend,
	step: SyncTask,
	{ known, related }: SyncTaskContext,
): Promise<Patch> {
	switch (step.kind) {
		case 'options': {
			const answer = await backend.options()
			return (before, context) =>
				asOneStep(() => applyOptions(before, answer, { ...context, isAnnounced: step.isAnnounced }))
		}
		case 'categories': {
			const categories = await backend.categories()
			return (before, context) => asOneStep(() => applyCategories(before, categories, context))
		}
		case 'all':
			return takeAll(backend, step.type)
		case 'ids':
			return takeIds(backend, step.type, step.ids)
		case 'sweep':
			return sweep(backend, step.type, { ...known(step.type), isThorough: step.isThorough })
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

async function takeAll<T extends ContentType>(backend: Backend, type: T): Promise<Patch> {
	const answer = await backend.items(type)
	return (before, context) => applyResponse(before, type, answer, { isAsked: () => true, isWhole: true }, context)
}

async function takeIds<T extends ContentType>(backend: Backend, type: T, ids: number[]): Promise<Patch> {
	const asked = new Set(ids)
	const answer = await backend.items(type, { ids })
	return (before, context) =>
		applyResponse(before, type, answer, { isAsked: (id) => asked.has(id), isWhole: false }, context)
}

/**
 * Finds what was edited, what is gone, and what was published without being modified: WordPress leaves the modification time of a
 * scheduled post alone when its hour comes. Only the bodies of those are asked for. What is only kept is asked for once more: it
 * may be usable again.
 */
async function sweep<T extends ContentType>(
	backend: Backend,
	type: T,
	known: Known & { isThorough: boolean },
): Promise<Patch> {
	const { fetched } = known
	const listed = await backend.ids(type)
	const { modifiedAt, hidden = [], unshown } = listed
	const { wanted, gone } = await runInSlices(differencesTo(type, listed, known))
	const asked = new Set([...wanted, ...gone])
	const answer = wanted.length > 0 ? await backend.items(type, { ids: wanted }) : { items: [], seen: [] }
	for (const id of wanted) fetched.set(id, modifiedAt.get(id) ?? '')
	for (const id of gone) fetched.delete(id)
	const whole = { ...answer, unshown, hidden: [...(answer.hidden ?? []), ...hidden] }
	return (before, context) =>
		applyResponse(before, type, whole, { isAsked: (id) => asked.has(id), isWhole: true }, context)
}

/** The ids whose bodies a sweep asks for, and those that are gone. */
function* differencesTo(
	type: ContentType,
	{ ids, modifiedAt }: IdsAnswer,
	{ lists, keptIds, fetched, isThorough }: Known & { isThorough: boolean },
): Steps<{ wanted: number[]; gone: number[] }> {
	const present = new Set(ids)
	const leftOut = new Set(lists.leftOut[type])
	const items: readonly Loaded<ItemOf[ContentType]>[] = lists.items[type]
	const heldIds = yield* mapInSteps(items, ({ item }) => item.id)
	const isWanted = (id: number) => {
		const held = findById(items, id)?.item
		if (keptIds.has(id) || !(held || leftOut.has(id))) return true
		const modified = modifiedAt.get(id)
		// A list that is older than what it led to, out of some cache, leads to it once.
		return modified === undefined ? isThorough : modified !== held?.modifiedAt && modified !== fetched.get(id)
	}
	const wanted = yield* filterInSteps(ids, isWanted)
	const gone = yield* filterInSteps([...heldIds, ...leftOut], (id) => !present.has(id))
	return { wanted, gone }
}
