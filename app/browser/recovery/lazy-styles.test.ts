import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** Their sheets are on every page. */
const ON_EVERY_PAGE = ['app/root.tsx', 'app/shell/page-shell.tsx']

const STATIC = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s*)?['"]([^'"]+)['"]/gm
const LAZY = /lazyWithServerHtml\(\s*\(\)\s*=>\s*import\(['"]([^'"]+)['"]\)/g

const sources = new Map<string, string>()
function source(file: string): string {
	const known = sources.get(file)
	if (known !== undefined) return known
	const text = readFileSync(join(ROOT, file), 'utf8')
	sources.set(file, text)
	return text
}

/** The project's own files that a module names in such imports. */
function imported(file: string, pattern: RegExp): string[] {
	return [...source(file).matchAll(pattern)].flatMap(([, name = '']) => {
		if (name.startsWith('#app/')) return [name.slice(1)]
		return name.startsWith('.') ? [normalize(join(dirname(file), name))] : []
	})
}

/** Style sheets that a module brings along, its lazy parts' too when asked. */
function sheetsOf(files: string[], patterns: RegExp[]): Set<string> {
	const seen = new Set<string>()
	const pending = [...files]
	for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
		if (seen.has(file)) continue
		seen.add(file)
		const next = file
		if (/\.tsx?$/.test(file)) pending.push(...patterns.flatMap((pattern) => imported(next, pattern)))
	}
	return new Set([...seen].filter((file) => file.endsWith('.css')))
}

// Server HTML has these parts from the start, and the browser gets only the sheets of static imports with it.
test('the style sheets of parts loaded later come with the page', () => {
	const everywhere = sheetsOf(ON_EVERY_PAGE, [STATIC])
	const missing = globSync('app/routes/*.tsx', { cwd: ROOT }).flatMap((route) => {
		const own = sheetsOf([route], [STATIC])
		const all = sheetsOf([route], [STATIC, LAZY])
		return [...all].filter((sheet) => !own.has(sheet) && !everywhere.has(sheet)).map((sheet) => `${route}: ${sheet}`)
	})
	expect(missing).toEqual([])
})
