import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

interface RecordInputsOptions {
	/** The folder of the build, where the lists are left for the build script. */
	buildFolder: string
	/** Plugins that read files which are no modules, like the sources Tailwind scans for class names. */
	plugins: Plugin[]
}

/**
 * Writes down what the bundler read of the project: every module of the graph, every file or folder the given plugins ask to
 * watch, the public folder and the configuration. One list for each environment, `inputs-client.json` and `inputs-ssr.json`.
 *
 * @returns the given plugins and the one that writes
 */
export function recordInputs({ buildFolder, plugins }: RecordInputsOptions): Plugin[] {
	const files = new Set<string>()
	const folders = new Set<string>()
	let root = ''

	function add(path: string) {
		const scanned = path.split('*')[0] ?? ''
		const file = resolve(root, path === scanned ? path : dirname(`${scanned}x`))
		const name = relative(root, file).split(sep).join('/')
		if (name === '' || name.startsWith('../') || isAbsolute(name) || /^(node_modules|\.react-router)\//.test(name))
			return
		const found = statSync(file, { throwIfNoEntry: false })
		if (found?.isFile()) files.add(name)
		else if (found?.isDirectory()) folders.add(name)
	}

	const writer: Plugin = {
		name: 'record-inputs',
		apply: 'build',
		configResolved(config) {
			root = config.root
			for (const file of config.configFileDependencies) add(file)
			if (config.publicDir) add(config.publicDir)
		},
		generateBundle() {
			for (const id of this.getModuleIds()) if (isAbsolute(id)) add(id.split('?')[0] ?? id)
			mkdirSync(buildFolder, { recursive: true })
			const lists = { files: [...files].sort(), folders: [...folders].sort() }
			writeFileSync(join(buildFolder, `inputs-${this.environment.name}.json`), JSON.stringify(lists))
		},
	}
	for (const plugin of plugins) reportWatchedFiles(plugin, add)
	return [...plugins, writer]
}

/** Calls `report` with each file the plugin's `transform` adds to the watched ones: a build has no other list of them. */
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
