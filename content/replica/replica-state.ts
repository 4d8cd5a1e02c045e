import { runAtOnce, runInSlices, type Steps } from '#lib/time-slices.ts'
import type { Content } from '../model/content.ts'
import { createContentBuilder } from './build-content.ts'
import type { Log } from './log.ts'
import { emptyReplicaData, type ReplicaData } from './replica-data.ts'

/** Holds the lists and the revision made of them. */
export interface ReplicaState {
	lists(): ReplicaData
	content(): Content
	/** Changes the lists, after the patches before it; readers see it from the next `publish`. Rejects with what the patch threw. */
	patch(patch: (lists: ReplicaData) => ReplicaData): Promise<void>
	/** As `patch`, for what may take long: `lists` answers what was before until it is done. */
	patchInSlices(patch: (lists: ReplicaData) => Steps<ReplicaData>): Promise<void>
	/** Makes the lists current, with all patches so far; resolves when they are. Listeners hear of it only when their content differs. Never rejects. */
	publish(): Promise<void>
	/** Takes over a saved copy; it needs no saving again. */
	restore(saved: ReplicaData): Promise<void>
	/** From here on nothing changes any more. */
	close(): void
	onRevision(listener: (content: Content) => void): () => void
}

interface KeeperSettings {
	/** Called after each publishing that differs, also when only the memory of old slugs does. */
	changed(lists: ReplicaData): void
	/** Gets ready what requests need of the next revision; until that is done they read the one before. */
	prepare?: (next: Content, before: Content) => Promise<void>
	/** Where staff notices go by the operator's setting; null: as the backend says. */
	notificationEmail?: string | null
	log: Log
}

export function createReplicaState({ changed, prepare, notificationEmail, log }: KeeperSettings): ReplicaState {
	const listeners = new Set<(content: Content) => void>()
	const build = createContentBuilder(notificationEmail)
	const patched = createPatchedLists()
	let published = patched.lists()
	let content = runAtOnce(build(published))
	let isClosed = false
	let publishing: Promise<void> = Promise.resolve()

	/** One after the other: a revision must never be followed by an older one. */
	function inTurn(work: () => Promise<void>): Promise<void> {
		publishing = publishing.then(work).catch((error: unknown) => log.error({ err: error }, 'content publishing failed'))
		return publishing
	}

	async function publishNewest() {
		const newest = await patched.settled()
		if (isClosed || newest === published) return
		const isNew = await makeCurrent(newest)
		if (isClosed) return
		changed(newest)
		if (isNew) for (const listener of listeners) listener(content)
	}

	/** Answers whether the content differs. */
	async function makeCurrent(newest: ReplicaData): Promise<boolean> {
		const next = await runInSlices(build(newest))
		const isNew = next.revision !== content.revision
		if (isNew) await prepared(next)
		if (isClosed) return false
		published = newest
		if (isNew) content = next
		return isNew
	}

	/** What could not be got ready is made when it is needed. */
	async function prepared(next: Content) {
		try {
			await prepare?.(next, content)
		} catch (error) {
			log.error({ err: error }, 'content preparation failed')
		}
	}

	return {
		lists: patched.lists,
		content: () => content,
		patch: patched.patch,
		patchInSlices: (patch) => patched.patch((before) => runInSlices(patch(before))),
		publish: () => inTurn(publishNewest),
		restore: (saved) =>
			inTurn(async () => {
				await patched.patch(() => saved)
				await makeCurrent(saved)
			}),
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

/** Lists that are patched one after the other: each patch begins with what the one before has made. */
function createPatchedLists() {
	let lists = emptyReplicaData()
	let patching: Promise<void> = Promise.resolve()

	return {
		lists: () => lists,
		patch(patch: (lists: ReplicaData) => Promise<ReplicaData> | ReplicaData): Promise<void> {
			const patched = patching.then(async () => {
				lists = await patch(lists)
			})
			patching = patched.catch(() => {})
			return patched
		},
		/** What they are after all patches so far. */
		async settled(): Promise<ReplicaData> {
			await patching
			return lists
		},
	}
}
