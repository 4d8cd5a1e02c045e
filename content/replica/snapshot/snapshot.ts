import { join } from 'node:path'
import type { Log } from '../log.ts'
import type { ReplicaData } from '../replica-data.ts'
import { readSnapshotFile, type SnapshotContent } from './read-snapshot.ts'
import { SNAPSHOT_VERSION } from './snapshot-schema.ts'
import { writeSnapshotFile } from './write-snapshot.ts'

const MAX_LOGGED_REJECTIONS = 10

interface SnapshotPaths {
	current: string
	previous: string
}

export function snapshotPaths(dataDir: string): SnapshotPaths {
	const folder = join(dataDir, 'replica')
	return {
		current: join(folder, 'snapshot.ndjson'),
		previous: join(folder, 'snapshot.previous.ndjson'),
	}
}

/** The snapshot of the content on disk, and the previous one as a fallback. */
interface SnapshotStore {
	/**
	 * The best snapshot: intact before damaged, then newer. `isNewest` is false when it came from another file than the
	 * newest, which should then be rewritten.
	 */
	read(): Promise<(SnapshotContent & { isNewest: boolean }) | undefined>
	write(data: ReplicaData, savedAt: string): Promise<void>
}

export function createSnapshotStore(dataDir: string, source: string, log: Log): SnapshotStore {
	const { current, previous } = snapshotPaths(dataDir)
	/** The newest intact file; the next write keeps it as the previous snapshot. */
	let newestWhole: string | null = null

	async function read() {
		const usable: { path: string; content: SnapshotContent }[] = []
		for (const path of [current, previous]) {
			const found = await readSnapshotFile(path, source)
			if (found === undefined) continue
			if ('problem' in found) log.warn({ path, reason: found.problem }, 'snapshot not used')
			else usable.push({ path, content: found })
			if ('data' in found && found.isWhole) break
		}
		const best = usable.find(({ content }) => content.isWhole) ?? usable[0]
		if (!best) return undefined
		for (const { path } of usable)
			if (path !== best.path) log.warn({ path, reason: 'it is damaged' }, 'snapshot not used')
		if (best.content.isWhole) newestWhole = best.path
		logProblems(best.path, best.content)
		return { ...best.content, isNewest: best.path === current }
	}

	function logProblems(path: string, { isWhole, version, rejected, savedAt }: SnapshotContent) {
		if (rejected.length === 0 && isWhole) return
		const details = rejected.slice(0, MAX_LOGGED_REJECTIONS)
		const written = { savedAt, version, expected: SNAPSHOT_VERSION }
		log.warn({ path, isWhole, ...written, rejected: rejected.length, details }, 'snapshot used in part')
	}

	return {
		read,
		async write(data, savedAt) {
			const keep = newestWhole === previous || newestWhole === null ? null : { from: newestWhole, to: previous }
			await writeSnapshotFile({ path: current, keep }, { source, savedAt, data })
			newestWhole = current
		},
	}
}
