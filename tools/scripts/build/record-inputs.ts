import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

interface RecordInputsOptions {
	/** The root of the repository. */
	root: string
	/** The build, if there are several: its lists get other names. */
	name?: string
	/** In the build folder, for the build script. */
	buildFolder: string
	/** Plugins that read other files, like Tailwind's sources. */
	plugins: Plugin[]
}

/** Files no one edits. */
const GENERATED = /^(node_modules|(desk\/)?\.react-router)\//

/**
 * Records what the bundler read: modules, files watched by the given plugins, the public folder and the configuration, in
 * `inputs-client.json` and `inputs-ssr.json` (`inputs-deskclient.json` for a build named "desk"). @returns the plugins and the recording one
 */
export function recordInputs({ root, name = '', buildFolder, plugins }: RecordInputsOptions): Plugin[] {
	const files = new Set<string>()
	const folders = new Set<string>()

	function add(read: string) {
		const scanned = read.split('*')[0] ?? ''
		const file = resolve(root, read === scanned ? read : dirname(`${scanned}x`))
		const path = relative(root, file).split(sep).join('/')
		if (path === '' || path.startsWith('../') || isAbsolute(path) || GENERATED.test(path)) return
		const found = statSync(file, { throwIfNoEntry: false })
		if (found?.isFile()) files.add(path)
		else if (found?.isDirectory()) folders.add(path)
	}

	const writer: Plugin = {
		name: 'record-inputs',
		apply: 'build',
		configResolved(config) {
			for (const file of config.configFileDependencies) add(file)
			if (config.publicDir) add(config.publicDir)
		},
		generateBundle() {
			for (const id of this.getModuleIds()) if (isAbsolute(id)) add(id.split('?')[0] ?? id)
			mkdirSync(buildFolder, { recursive: true })
			const lists = { files: [...files].sort(), folders: [...folders].sort() }
			writeFileSync(join(buildFolder, `inputs-${name}${this.environment.name}.json`), JSON.stringify(lists))
		},
	}
	for (const plugin of plugins) reportWatchedFiles(plugin, add)
	return [...plugins, writer]
}

/** Calls `report` with each file the plugin's `transform` watches: a build does not list them. */
function reportWatchedFiles(plugin: Plugin, report: (path: string) => void) {
	const { transform } = plugin
	if (typeof transform !== 'object') return
	const { handler } = transform
	transform.handler = function (...args) {
		const addWatchFile = this.addWatchFile.bind(this)
		this.addWatchFile = (path) => {
			report(path)
			addWatchFile(path)
		}
		return handler.apply(this, args)
	}
}
