import type { Content } from '../content.ts'
import { buildContent } from './build-content.ts'
import { emptyLists, type Lists } from './lists.ts'

/** Holds the lists and the revision made of them. */
export interface Keeper {
	lists(): Lists
	content(): Content
	/** Changes the lists; readers see it from the next `publish`. */
	patch(patch: (lists: Lists) => Lists): void
	/** Makes the lists current. Listeners hear of it only when their content differs. */
	publish(): void
	/** Takes over a saved copy; it needs no saving again. */
	restore(saved: Lists): void
	/** From here on nothing changes any more. */
	close(): void
	onRevision(listener: (content: Content) => void): () => void
}

/**
 * `changed` is called after each publishing that differs, also when only the memory of old slugs does.
 *
 * @param setAddress where staff notices go by the operator's setting; null: as the backend says
 */
export function createKeeper(changed: (lists: Lists) => void, setAddress: string | null = null): Keeper {
	const listeners = new Set<(content: Content) => void>()
	let lists = emptyLists()
	let published = lists
	let content = buildContent(lists, setAddress)
	let isClosed = false

	function publish() {
		if (isClosed || lists === published) return
		published = lists
		const next = buildContent(lists, setAddress)
		const isNew = next.revision !== content.revision
		if (isNew) content = next
		changed(lists)
		if (isNew) for (const listener of listeners) listener(content)
	}

	return {
		lists: () => lists,
		content: () => content,
		patch(patch) {
			lists = patch(lists)
		},
		publish,
		restore(saved) {
			lists = saved
			published = saved
			content = buildContent(saved, setAddress)
		},
		close() {
			isClosed = true
			listeners.clear()
		},
		onRevision(listener) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
	}
}
