import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

interface RecordInputsOptions {
	/** In the build folder, for the build script. */
	buildFolder: string
	/** Plugins that read other files, like Tailwind's sources. */
	plugins: Plugin[]
}

/**
 * Records what the bundler read: modules, files watched by the given plugins, the public folder and the configuration, in
 * `inputs-client.json` and `inputs-ssr.json`. @returns the plugins and the recording one
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
