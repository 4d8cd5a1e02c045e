import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

/** The position of a function in a profile; lines and columns from 0. */
export interface CallFrame {
	functionName: string
	url?: string
	lineNumber?: number
	columnNumber?: number
}

export type NameOf = (frame: CallFrame) => string | null

/** The file or package of a function of the built site, by source maps; null for the browser's own. */
export function sourceNames(mapsFolder: string): NameOf {
	const maps = readMaps(mapsFolder)
	return ({ url, functionName, lineNumber = 0, columnNumber = 0 }) => {
		if (!url?.startsWith('http')) return null
		const file = new URL(url).pathname.split('/').at(-1) ?? ''
		if (!file.endsWith('.js')) return 'inline script'
		// A position within a whole bundled file.
		if (!functionName && lineNumber === 0 && columnNumber === 0) return `start of ${file}`
		const entry = maps.get(file)?.findEntry(lineNumber, columnNumber)
		return entry && 'originalSource' in entry ? shortName(entry.originalSource) : file
	}
}

function readMaps(folder: string): Map<string, SourceMap> {
	const files = readdirSync(folder).filter((file) => file.endsWith('.js.map'))
	return new Map(
		files.map((file) => [file.slice(0, -4), new SourceMap(JSON.parse(readFileSync(join(folder, file), 'utf8')))]),
	)
}

function shortName(source: string): string {
	const [, name] =
		/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(source) ??
		/((?:app|domain|lib)\/.+)$/.exec(source) ??
		[]
	return name ?? source
}
