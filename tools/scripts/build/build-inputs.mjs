// The inputs of a build and their hashes. Runs on Node 20 without dependencies, like runtime.mjs.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const INPUTS_FILE = '.built-from'
/** Written by the bundler plugin, one file per environment. */
export const BUNDLER_INPUTS = /^inputs-[a-z]+\.json$/
/** Read by the tools and the build script around the bundler. node_modules is represented by its lockfile. */
const TOOL_INPUTS = [
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'react-router.config.ts',
	'desk/react-router.config.ts',
	'server/app-entry.ts',
	'server/build/build-manifest.ts',
	'server/build/check-start.ts',
	'server/build/retain-previous.ts',
	'tools/scripts/build/build-inputs.mjs',
	'tools/scripts/build/make-build.mjs',
]

/**
 * The inputs of a finished build: `{ platform, folders, files }` with hashes by path. A file written after `startedAt` has an empty
 * hash, so that the next check builds again.
 */
export function describeInputs(root, buildFolder, startedAt) {
	const read = readdirSync(buildFolder)
		.filter((name) => BUNDLER_INPUTS.test(name))
		.map((name) => JSON.parse(readFileSync(join(buildFolder, name), 'utf8')))
	if (read.length === 0) throw new Error(`the bundler has not written its inputs to ${buildFolder}`)
	const allFolders = [...new Set(read.flatMap((list) => list.folders))].sort()
	const folders = allFolders.filter((inner) => !allFolders.some((outer) => inner.startsWith(`${outer}/`)))
	const listed = new Set([...TOOL_INPUTS, ...read.flatMap((list) => list.files)])
	for (const folder of folders) for (const file of filesIn(root, folder)) listed.add(file)
	const files = [...listed].sort().map((file) => {
		const isNewer = existsSync(join(root, file)) && statSync(join(root, file)).mtimeMs > startedAt
		return [file, isNewer ? '' : hashOf(join(root, file))]
	})
	return { platform: process.platform, folders, files: Object.fromEntries(files) }
}

/** Inputs changed, added or removed since a build; null without a list. */
export function changedInputs(root, buildFolder) {
	const recorded = readList(join(buildFolder, INPUTS_FILE))
	if (recorded === null) return null
	const added = recorded.folders.flatMap((folder) => filesIn(root, folder)).filter((file) => !(file in recorded.files))
	const changed = Object.entries(recorded.files)
		.filter(([file, hash]) => hashOf(join(root, file)) !== hash)
		.map(([file]) => file)
	return recorded.platform === process.platform ? [...added, ...changed] : ['platform', ...added, ...changed]
}

/** Earlier builds have a bare hash in its place. */
function readList(file) {
	try {
		const list = JSON.parse(readFileSync(file, 'utf8'))
		return list.files && list.folders ? list : null
	} catch {
		return null
	}
}

function filesIn(root, folder) {
	if (!existsSync(join(root, folder))) return []
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) =>
			relative(root, join(entry.parentPath ?? entry.path, entry.name))
				.split(sep)
				.join('/'),
		)
}

function hashOf(path) {
	if (!existsSync(path)) return 'none'
	return createHash('sha256').update(readFileSync(path)).digest('hex')
}
