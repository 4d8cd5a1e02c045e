import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPluginScript } from '#tools/scripts/plugin-script.ts'
import { freshFolder } from '../../../integration/support/site-process.ts'
import { unpackPlugin } from '../plugin/unpack-plugin.ts'
import { startDatabase } from './database.ts'
import { endAll } from './programs.ts'
import { prepareTree } from './tree.ts'

/** Shared by all WordPresses of a run: one database server, and one copy of Debian's files. */
interface SharedWordPress {
	/** Deleted at the end of the run. */
	folder: string
	socket: string
	tree: string
	/** Our plugin, from its zip. */
	plugin: string
}

declare module 'vitest' {
	export interface ProvidedContext {
		wordpress: SharedWordPress
	}
}

export async function setup(project: TestProject) {
	await buildPluginScript()
	const folder = freshFolder('wordpress')
	const database = await startDatabase(folder)
	const [tree, plugin] = [prepareTree(join(folder, 'tree')), unpackPlugin(join(folder, 'zip'))]
	project.provide('wordpress', { folder, socket: database.socket, tree, plugin })
	return async () => {
		endAll(folder)
		await database.stop()
		rmSync(folder, { recursive: true, force: true })
	}
}
