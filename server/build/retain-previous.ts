import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readBuild } from './build-manifest.ts'

const RETAINED_BUILDS = 2
/** Folders with hashed file names; of other files only the newest is valid. */
const RETAINED_FOLDERS = ['assets', join('builds', 'meta')]

/**
 * Copies the files of the `RETAINED_BUILDS` previous builds into `next`, because cached pages and open tabs still
 * request them: those of `current`, and the newest of those it retained. A build of the same code is not counted.
 */
export function retainPrevious(current: string, next: string) {
	const assets = join(current, 'client', 'assets')
	if (!existsSync(assets)) return
	const isSame = readBuild(current)?.id === readBuild(next)?.id
	const previous = join(current, 'previous')
	const retained = existsSync(previous) ? readdirSync(previous).sort() : []
	mkdirSync(join(next, 'previous'))
	for (const name of retained.slice(isSame ? -RETAINED_BUILDS : 1 - RETAINED_BUILDS)) {
		cpSync(join(previous, name), join(next, 'previous', name), { recursive: true })
	}
	if (isSame) return
	const made = String(Math.round(statSync(assets).mtimeMs))
	for (const files of RETAINED_FOLDERS) {
		const from = join(current, 'client', files)
		if (existsSync(from)) cpSync(from, join(next, 'previous', made, files), { recursive: true })
	}
}
