import type { ContentType } from '../content.ts'
import type { Backend } from '../wordpress/backend.ts'
import { applyOptions } from './apply-options.ts'
import { applyCategories, applyResponse, type ResponseContext } from './apply-response.ts'
import type { Lists } from './lists.ts'
import type { WithheldRemovals } from './withheld.ts'

/** One question to the backend. */
export type Step =
	| { kind: 'options'; isAnnounced?: true }
	| { kind: 'categories' }
	| { kind: 'all'; type: ContentType }
	| { kind: 'since'; type: ContentType; after: string }
	| { kind: 'ids'; type: ContentType; ids: number[] }
	| { kind: 'sweep'; type: ContentType }

/** What an answer changes. */
export type Patch = (lists: Lists, context: PatchContext) => Lists

/** What decides beside the answers themselves. */
export interface PatchContext extends ResponseContext {
	withheld: WithheldRemovals
}

/** What a sweep compares with: what is held, and which of it is only kept. */
export interface Known {
	lists: Lists
	keptIds: ReadonlySet<number>
}

/** Asks one question. The answer comes as a patch, so that a slow one cannot undo what a quick one brought. */
export async function takeStep(backend: Backend, step: Step, known: (type: ContentType) => Known): Promise<Patch> {
	switch (step.kind) {
		case 'options': {
			const answer = await backend.options()
			return (before, context) => applyOptions(before, answer, { ...context, isAnnounced: step.isAnnounced })
		}
		case 'categories': {
			const categories = await backend.categories()
			return (before, context) => applyCategories(before, categories, context)
		}
		case 'all':
			return takeAll(backend, step.type)
		case 'since':
			return takeSince(backend, step.type, step.after)
		case 'ids':
			return takeIds(backend, step.type, step.ids)
		case 'sweep':
			return sweep(backend, step.type, known(step.type))
	}
}

async function takeAll<T extends ContentType>(backend: Backend, type: T): Promise<Patch> {
	const answer = await backend.items(type)
	return (before, context) => applyResponse(before, type, answer, { isAsked: () => true, isWhole: true }, context)
}

async function takeSince<T extends ContentType>(backend: Backend, type: T, after: string): Promise<Patch> {
	const answer = await backend.items(type, { modifiedAfter: after })
	return (before, context) => applyResponse(before, type, answer, { isAsked: () => false, isWhole: false }, context)
}

async function takeIds<T extends ContentType>(backend: Backend, type: T, ids: number[]): Promise<Patch> {
	const asked = new Set(ids)
	const answer = await backend.items(type, { ids })
	return (before, context) =>
		applyResponse(before, type, answer, { isAsked: (id) => asked.has(id), isWhole: false }, context)
}

/**
 * Finds what is gone, and what was published without being modified: WordPress leaves the modification time of a
 * scheduled post alone when its hour comes, so no question for "modified since" ever brings it. What is only kept is asked
 * for once more: it may be usable again.
 */
async function sweep<T extends ContentType>(backend: Backend, type: T, { lists, keptIds }: Known): Promise<Patch> {
	const { ids, unshown } = await backend.ids(type)
	const present = new Set(ids)
	const held = new Set([...lists.items[type].map(({ item }) => item.id), ...lists.leftOut[type]])
	const wanted = [...present].filter((id) => !held.has(id) || keptIds.has(id))
	const asked = new Set([...wanted, ...[...held].filter((id) => !present.has(id))])
	const answer = wanted.length > 0 ? await backend.items(type, { ids: wanted }) : { items: [], seen: [] }
	return (before, context) =>
		applyResponse(before, type, { ...answer, unshown }, { isAsked: (id) => asked.has(id), isWhole: true }, context)
}
