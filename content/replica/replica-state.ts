import { runAtOnce, runInSlices, type Steps } from '#lib/time-slices.ts'
import type { Content } from '../model/content.ts'
import { createContentBuilder } from './apply/build-content.ts'
import type { Log } from './log.ts'
import { emptyReplicaData, type ReplicaData } from './replica-data.ts'

/** The replica's data and the published revision built from it. */
export interface ReplicaState {
	data(): ReplicaData
	content(): Content
	/** Queues a change of the data; readers see it from the next `publish`. Rejects with what the patch threw. */
	patch(patch: (data: ReplicaData) => ReplicaData): Promise<void>
	/** Like `patch`, for long work: `data` returns the previous data until it is done. */
	patchInSlices(patch: (data: ReplicaData) => Steps<ReplicaData>): Promise<void>
	/** Publishes the data with all patches so far; notifies listeners only when the content differs. Never rejects. */
	publish(): Promise<void>
	/** Publishes the data of a snapshot without saving it again. */
	restore(saved: ReplicaData): Promise<void>
	close(): void
	onRevision(listener: (content: Content) => void): () => void
}

interface ReplicaStateSettings {
	/** Called after each publish with different data, also when only old slugs differ. */
	changed(data: ReplicaData): void
	/** Prepares the next revision; until it is done requests read the previous one. */
	prepare?: (next: Content, before: Content) => Promise<void>
	notificationEmail?: string | null
	log: Log
}

export function createReplicaState({ changed, prepare, notificationEmail, log }: ReplicaStateSettings): ReplicaState {
	const listeners = new Set<(content: Content) => void>()
	const build = createContentBuilder(notificationEmail)
	const patched = createPatchQueue()
	let published = patched.data()
	let content = runAtOnce(build(published))
	let isClosed = false
	let publishing: Promise<void> = Promise.resolve()

	/** Publishes one at a time, so that an older revision never follows a newer one. */
	function enqueue(work: () => Promise<void>): Promise<void> {
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

	async function makeCurrent(newest: ReplicaData): Promise<boolean> {
		const next = await runInSlices(build(newest))
		const isNew = next.revision !== content.revision
		if (isNew) await runPrepare(next)
		if (isClosed) return false
		published = newest
		if (isNew) content = next
		return isNew
	}

	/** If preparation fails, the work is done on demand. */
	async function runPrepare(next: Content) {
		try {
			await prepare?.(next, content)
		} catch (error) {
			log.error({ err: error }, 'content preparation failed')
		}
	}

	return {
		data: patched.data,
		content: () => content,
		patch: patched.patch,
		patchInSlices: (patch) => patched.patch((before) => runInSlices(patch(before))),
		publish: () => enqueue(publishNewest),
		restore: (saved) =>
			enqueue(async () => {
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

/** Applies patches one at a time, each to the result of the one before. */
function createPatchQueue() {
	let data = emptyReplicaData()
	let patching: Promise<void> = Promise.resolve()

	return {
		data: () => data,
		patch(patch: (data: ReplicaData) => Promise<ReplicaData> | ReplicaData): Promise<void> {
			const patched = patching.then(async () => {
				data = await patch(data)
			})
			patching = patched.catch(() => {})
			return patched
		},
		async settled(): Promise<ReplicaData> {
			await patching
			return data
		},
	}
}
