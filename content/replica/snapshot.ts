import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from './log.ts'
import { readSnapshotFile, type SnapshotContent } from './read-snapshot.ts'
import type { ReplicaData } from './replica-data.ts'
import { SNAPSHOT_VERSION } from './snapshot-schema.ts'
import { writeSnapshotFile } from './write-snapshot.ts'

/** Details of rejected items in one log line; their number is always told. */
const MAX_LOGGED_REJECTIONS = 10

interface SnapshotPaths {
	current: string
	previous: string
	/** The first format: one JSON object. Read until the site has written a snapshot in lines. */
	singleObject: string
}

/** Where the snapshots of a data folder are. */
export function snapshotPaths(dataDir: string): SnapshotPaths {
	const folder = join(dataDir, 'replica')
	return {
		current: join(folder, 'snapshot.ndjson'),
		previous: join(folder, 'snapshot.previous.ndjson'),
		singleObject: join(folder, 'snapshot.json'),
	}
}

/** The saved copy of the content, with the one before it as a reserve. */
export interface SnapshotStore {
	/**
	 * The best copy there is: a whole one before a damaged one, then the newer. null when none can be used. `isNewest` is
	 * false when it had to come from another file than the newest, which should then be written again.
	 */
	read(): Promise<(SnapshotContent & { isNewest: boolean }) | null>
	write(lists: ReplicaData, savedAt: string): Promise<void>
}

export function createSnapshotStore(dataDir: string, source: string, log: Log): SnapshotStore {
	const { current, previous, singleObject } = snapshotPaths(dataDir)
	/** The newest whole file: the next snapshot makes it the previous one. */
	let newestWhole: string | null = null

	async function read() {
		const usable: { path: string; content: SnapshotContent }[] = []
		for (const path of [current, singleObject, previous]) {
			const found = await readSnapshotFile(path, source)
			if (found === null) continue
			if ('problem' in found) log.warn({ path, reason: found.problem }, 'snapshot not used')
			else usable.push({ path, content: found })
			if ('lists' in found && found.isWhole) break
		}
		const best = usable.find(({ content }) => content.isWhole) ?? usable[0]
		if (!best) return null
		for (const { path } of usable)
			if (path !== best.path) log.warn({ path, reason: 'it is damaged' }, 'snapshot not used')
		if (best.content.isWhole) newestWhole = best.path
		tell(best.path, best.content)
		return { ...best.content, isNewest: best.path === current }
	}

	function tell(path: string, { isWhole, version, rejected, savedAt }: SnapshotContent) {
		if (rejected.length === 0 && isWhole) return
		const details = rejected.slice(0, MAX_LOGGED_REJECTIONS)
		const written = { savedAt, version, expected: SNAPSHOT_VERSION }
		log.warn({ path, isWhole, ...written, rejected: rejected.length, details }, 'snapshot used in part')
	}

	return {
		read,
		async write(lists, savedAt) {
			const keep = newestWhole === previous || newestWhole === null ? null : { from: newestWhole, to: previous }
			await writeSnapshotFile({ path: current, keep }, { source, savedAt, lists })
			newestWhole = current
			await rm(singleObject, { force: true })
		},
	}
}
