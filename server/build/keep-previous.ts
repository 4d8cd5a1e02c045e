// Old builds' files: pages cached elsewhere and open tabs outlive a deployment and go on asking for them.
import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readBuild } from './build-manifest.ts'

export const RETAINED_BUILDS = 2
/** What has its content in its name: of anything else the newest is the only right one. */
const RETAINED_FOLDERS = ['assets', join('builds', 'meta')]

/**
 * Brings along into the build `next` the files of the `RETAINED_BUILDS` builds before it: those of `current`, under the time it
 * was made, and the newest of what that kept. A build of the same code is no other build and takes no place.
 */
export function keepPrevious(current: string, next: string) {
	const assets = join(current, 'client', 'assets')
	if (!existsSync(assets)) return
	const isSame = readBuild(current)?.id === readBuild(next)?.id
	const previous = join(current, 'previous')
	const kept = existsSync(previous) ? readdirSync(previous).sort() : []
	mkdirSync(join(next, 'previous'))
	for (const name of kept.slice(isSame ? -RETAINED_BUILDS : 1 - RETAINED_BUILDS)) {
		cpSync(join(previous, name), join(next, 'previous', name), { recursive: true })
	}
	if (isSame) return
	const made = String(Math.round(statSync(assets).mtimeMs))
	for (const files of RETAINED_FOLDERS) {
		const from = join(current, 'client', files)
		if (existsSync(from)) cpSync(from, join(next, 'previous', made, files), { recursive: true })
	}
}
