import type { ContentType } from '../content.ts'
import type { Backend } from '../wordpress/backend.ts'
import { type Lists, withAnswer, withCategories, withOptions } from './lists.ts'

/** One question to the backend. */
export type Step =
	| { kind: 'options' }
	| { kind: 'categories' }
	| { kind: 'all'; type: ContentType }
	| { kind: 'since'; type: ContentType; after: string }
	| { kind: 'ids'; type: ContentType; ids: number[] }
	| { kind: 'sweep'; type: ContentType }

/** What an answer changes. */
export type Patch = (lists: Lists) => Lists

/** Asks one question. The answer comes as a patch, so that a slow one cannot undo what a quick one brought. */
export async function takeStep(backend: Backend, step: Step, lists: Lists): Promise<Patch> {
	switch (step.kind) {
		case 'options': {
			const answer = await backend.options()
			return (before) => withOptions(before, answer)
		}
		case 'categories': {
			const categories = await backend.categories()
			return (before) => withCategories(before, categories)
		}
		case 'all':
			return takeAll(backend, step.type)
		case 'since':
			return takeSince(backend, step.type, step.after)
		case 'ids':
			return takeIds(backend, step.type, step.ids)
		case 'sweep':
			return sweep(backend, step.type, lists)
	}
}

async function takeAll<T extends ContentType>(backend: Backend, type: T): Promise<Patch> {
	const answer = await backend.items(type)
	return (before) => withAnswer(before, type, answer, () => true)
}

async function takeSince<T extends ContentType>(backend: Backend, type: T, after: string): Promise<Patch> {
	const answer = await backend.items(type, { modifiedAfter: after })
	return (before) => withAnswer(before, type, answer, () => false)
}

async function takeIds<T extends ContentType>(backend: Backend, type: T, ids: number[]): Promise<Patch> {
	const asked = new Set(ids)
	const answer = await backend.items(type, { ids })
	return (before) => withAnswer(before, type, answer, (id) => asked.has(id))
}

/**
 * Finds what is gone, and what was published without being modified: WordPress leaves the modification time of a
 * scheduled post alone when its hour comes, so no question for "modified since" ever brings it.
 */
async function sweep<T extends ContentType>(backend: Backend, type: T, lists: Lists): Promise<Patch> {
	const present = new Set(await backend.ids(type))
	const held = new Set([...lists.items[type].map(({ item }) => item.id), ...lists.leftOut[type]])
	const missing = [...present].filter((id) => !held.has(id))
	const asked = new Set([...missing, ...[...held].filter((id) => !present.has(id))])
	const answer = missing.length > 0 ? await backend.items(type, { ids: missing }) : { items: [], seen: [] }
	return (before) => withAnswer(before, type, answer, (id) => asked.has(id))
}
