import type { Content, ContentSource, ContentType } from '../model/content.ts'
import type { ContentEvent } from '../model/content-event.ts'
import { CONTENT_TYPES } from '../model/content-types.ts'
import type { Backend, ItemOf, Loaded } from '../wordpress/http/backend.ts'
import type { Report } from '../wordpress/report.ts'
import { createPreviewBuilder } from './apply/previewed.ts'
import type { Log } from './log.ts'
import { createOperatorRequests } from './removals/operator-requests.ts'
import { createShrinkGuard } from './removals/shrink-guard.ts'
import { createWithheldRemovals, type WithheldRemoval } from './removals/withheld.ts'
import type { ReplicaData } from './replica-data.ts'
import { createReplicaState, type ReplicaState } from './replica-state.ts'
import { createOldSlugResolver } from './resolve-old-slug.ts'
import { createSaver } from './snapshot/saver.ts'
import { createSnapshotStore } from './snapshot/snapshot.ts'
import { createFirstLoad } from './sync/first-load.ts'
import { createSchedule } from './sync/schedule.ts'
import { createSync } from './sync/sync.ts'

export interface ReplicaStatus {
	/** Whether pages can be shown: options are loaded, from the backend or the snapshot. */
	hasContent: boolean
	/** Forms are closed without a notification email. */
	hasNotificationEmail: boolean
	revision: string
	/** Time of the last complete sync since the start. */
	lastSyncAt: string | null
	lastError: string | null
	counts: Record<ContentType, number>
	/** Removals too large to apply at once. */
	withheld: WithheldRemoval[]
}

/** The local copy of all published content. */
export interface Replica extends ContentSource {
	/** Loads the snapshot and starts syncing in the background; resolves once loading the snapshot was attempted. */
	start(): Promise<void>
	/** Syncs the changed records; returns whether the copy is current. Never rejects: failed tasks are retried. */
	changed(changes: readonly ContentEvent[]): Promise<boolean>
	syncAll(): Promise<boolean>
	/** Stops all timers and waits for the snapshot write; later backend responses are ignored. */
	stop(): Promise<void>
	status(): ReplicaStatus
	/** The current content with one item replaced or added, for its editor. It is not published and not kept. */
	withPreview<Type extends ContentType>(type: Type, loaded: Loaded<ItemOf[Type]>): Promise<Content>
	/** Returns the unsubscribe function. */
	onRevision(listener: (content: Content) => void): () => void
}

interface ReplicaSettings {
	backend: Backend
	dataDir: string
	log: Log
	/** Called for every record that is not shown because another has its URL. Logs it by default. */
	report?: Report
	/** Overrides the backend's address for staff notices. */
	notificationEmail?: string | null
	prepare?: (next: Content, before: Content) => Promise<void>
	pollSeconds?: number
	/** How often records without a modification time are read again. */
	thoroughMinutes?: number
	now?: () => number
	uptime?: () => number
}

/** Creates an empty replica; call `start` once. */
export function createReplica(settings: ReplicaSettings): Replica {
	const { backend, dataDir, log, report, pollSeconds = 60, thoroughMinutes = 10, now = Date.now } = settings
	const snapshots = createSnapshotStore(dataDir, backend.source, log)
	const saver = createSaver((data: ReplicaData) => snapshots.write(data, new Date(now()).toISOString()), log)
	const state = createReplicaState({ ...settings, changed: (data) => saver.save(data) })
	const firstLoad = createFirstLoad(state)
	const withheld = createWithheldRemovals({ log, now, uptime: settings.uptime ?? (() => performance.now()) })
	const guard = createShrinkGuard(withheld, log, now)
	const sync = createSync({ backend, state, guard, withheld, log, report, now, onFailure: firstLoad.failed })
	const operator = createOperatorRequests({ dataDir, withheld, state, log })
	const withPreview = createPreviewBuilder(state.data, settings.notificationEmail)
	const schedule = createSchedule(round, pollSeconds * 1000)
	let syncedAt: number | null = null
	let thoroughAt: number | null = null

	async function round(): Promise<boolean> {
		void backend.pingCron().catch(() => {})
		const isFirst = thoroughAt === null
		const isThorough = thoroughAt !== null && now() - thoroughAt >= thoroughMinutes * 60_000
		// The first round reads everything.
		if (isFirst || isThorough) thoroughAt = now()
		return settle(await (isFirst ? sync.all() : sync.round(isThorough)))
	}

	function settle(isOk: boolean): boolean {
		firstLoad.settle()
		operator.changed()
		if (isOk) syncedAt = now()
		return isOk
	}

	async function loadSnapshot() {
		const found = await snapshots.read()
		if (!found) return
		await state.restore(found.data)
		if (found.isWhole && !found.isNewest) saver.save(found.data)
		backend.expect?.(CONTENT_TYPES.filter((type) => found.data.items[type].length > 0))
		if (found.data.options) firstLoad.settle()
		log.info({ revision: state.content().revision, savedAt: found.savedAt }, 'snapshot loaded')
	}

	return {
		currentSlug: createOldSlugResolver(backend, state, now),
		current: firstLoad.current,
		onRevision: state.onRevision,
		withPreview,
		async start() {
			await loadSnapshot()
			schedule.start()
		},
		async changed(changes) {
			const isCurrent = await sync.changed(changes)
			operator.changed()
			if (!isCurrent) schedule.retrySoon()
			return isCurrent
		},
		async syncAll() {
			return settle(await sync.all())
		},
		async stop() {
			schedule.stop()
			state.close()
			await operator.stop()
			await saver.idle()
		},
		status: () => replicaStatus({ state, sync, withheld, syncedAt }),
	}
}

interface Parts {
	state: ReplicaState
	sync: Pick<ReturnType<typeof createSync>, 'lastError'>
	withheld: Pick<ReturnType<typeof createWithheldRemovals>, 'all'>
	/** Milliseconds since 1970; null before the first round that went well. */
	syncedAt: number | null
}

function replicaStatus({ state, sync, withheld, syncedAt }: Parts): ReplicaStatus {
	const { options, revision, notificationEmail } = state.content()
	return {
		hasContent: options !== null,
		hasNotificationEmail: notificationEmail !== '',
		revision,
		counts: countsOf(state.data().items),
		lastSyncAt: syncedAt === null ? null : new Date(syncedAt).toISOString(),
		lastError: sync.lastError(),
		withheld: withheld.all(),
	}
}

function countsOf({ dogs, merch, posts, docs, pages, stories, roles }: Record<ContentType, readonly unknown[]>) {
	return {
		dogs: dogs.length,
		merch: merch.length,
		posts: posts.length,
		docs: docs.length,
		pages: pages.length,
		stories: stories.length,
		roles: roles.length,
	}
}
