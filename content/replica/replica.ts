import type { Content, ContentSource, ContentType } from '../model/content.ts'
import type { Backend } from '../wordpress/http/backend.ts'
import type { ContentChange } from './content-change.ts'
import { createFirstLoad } from './first-load.ts'
import type { Log } from './log.ts'
import { createOperatorRequests } from './operator-requests.ts'
import { CONTENT_TYPES, type ReplicaData } from './replica-data.ts'
import { createReplicaState, type ReplicaState } from './replica-state.ts'
import { createOldSlugResolver } from './resolve-old-slug.ts'
import { createSaver } from './saver.ts'
import { createSchedule } from './schedule.ts'
import { createShrinkGuard } from './shrink-guard.ts'
import { createSnapshotStore } from './snapshot.ts'
import { createSync } from './sync.ts'
import { createWithheldRemovals, type WithheldRemoval } from './withheld.ts'

export interface ReplicaStatus {
	/** Whether pages can be shown: there are options, fresh or saved. */
	hasContent: boolean
	/** Whether there is an address for staff notices; forms are closed without one. */
	hasNotificationEmail: boolean
	revision: string
	/** When everything was last brought up to date; null when that has not happened since the start. */
	lastSyncAt: string | null
	/** What is wrong now, in a sentence; null when all is well. */
	lastError: string | null
	counts: Record<ContentType, number>
	/** Removals that the backend asks for and visitors do not see, because they are too large to be believed at once. */
	withheld: WithheldRemoval[]
}

/** The local copy of everything published. */
export interface Replica extends ContentSource {
	/** Loads the saved copy and begins to sync in the background; resolves when the saved copy was tried. */
	start(): Promise<void>
	/**
	 * Brings in what changed; answers whether it is current. Never rejects: what the backend does not answer now is
	 * logged, and asked for again until it does.
	 */
	changed(changes: readonly ContentChange[]): Promise<boolean>
	/** Reads everything again; answers whether all of it could be read. */
	syncAll(): Promise<boolean>
	/** Ends all timers and finishes writing; calls to the backend that are still open change nothing any more. */
	stop(): Promise<void>
	status(): ReplicaStatus
	/** Tells of each new revision. Returns a function that ends it. */
	onRevision(listener: (content: Content) => void): () => void
}

interface ReplicaSettings {
	backend: Backend
	dataDir: string
	log: Log
	/** Where staff notices go, whatever the backend says; null: as the backend says. */
	notificationEmail?: string | null
	/** Gets ready what requests need of the next revision, which is published when that is done. */
	prepare?: (next: Content, before: Content) => Promise<void>
	pollSeconds?: number
	/** How often records that do not say when they were modified are read again. */
	thoroughMinutes?: number
	/** Milliseconds since 1970; for tests. */
	now?: () => number
	/** Milliseconds on a clock that nobody sets; for tests. */
	uptime?: () => number
}

/** Makes a replica that holds nothing yet; `start` it once. */
export function createReplica(settings: ReplicaSettings): Replica {
	const { backend, dataDir, log, pollSeconds = 60, thoroughMinutes = 10, now = Date.now } = settings
	const snapshots = createSnapshotStore(dataDir, backend.source, log)
	const saver = createSaver((lists: ReplicaData) => snapshots.write(lists, new Date(now()).toISOString()), log)
	const keeper = createReplicaState({ ...settings, changed: (lists) => saver.save(lists) })
	const firstLoad = createFirstLoad(keeper)
	const withheld = createWithheldRemovals({ log, now, uptime: settings.uptime ?? (() => performance.now()) })
	const guard = createShrinkGuard(withheld, log, now)
	const sync = createSync({ backend, keeper, guard, withheld, log, now, onFailure: firstLoad.failed })
	const operator = createOperatorRequests({ dataDir, withheld, keeper, log })
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

	function settle(isWell: boolean): boolean {
		firstLoad.settle()
		operator.changed()
		if (isWell) syncedAt = now()
		return isWell
	}

	async function loadSnapshot() {
		const found = await snapshots.read()
		if (!found) return
		await keeper.restore(found.lists)
		if (found.isWhole && !found.isNewest) saver.save(found.lists)
		backend.expect?.(CONTENT_TYPES.filter((type) => found.lists.items[type].length > 0))
		if (found.lists.options) firstLoad.settle()
		log.info({ revision: keeper.content().revision, savedAt: found.savedAt }, 'snapshot loaded')
	}

	return {
		current: firstLoad.current,
		renamed: createOldSlugResolver(backend, keeper, now),
		onRevision: keeper.onRevision,
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
			keeper.close()
			await operator.stop()
			await saver.idle()
		},
		status: () => ({
			...contentStatus(keeper),
			lastSyncAt: syncedAt === null ? null : new Date(syncedAt).toISOString(),
			lastError: sync.lastError(),
			withheld: withheld.all(),
		}),
	}
}

function contentStatus(keeper: ReplicaState) {
	const { options, revision, notificationEmail } = keeper.content()
	return {
		hasContent: options !== null,
		hasNotificationEmail: notificationEmail !== '',
		revision,
		counts: countsOf(keeper.lists().items),
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
