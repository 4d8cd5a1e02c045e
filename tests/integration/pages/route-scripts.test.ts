import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { BUDGETS, kib } from '#tools/bench/pages/budgets.ts'

/* The browser tests measure a page of each kind; this one reads the build, so that no page goes unmeasured. */

const ASSETS = 'build/client/assets'
/** Shows every component, and is no page of the site. */
const APART = ['routes/gallery']

interface ManifestEntry {
	module: string
	imports: string[]
	parentId?: string
}

test('no page needs more JavaScript than its budget before it answers', () => {
	const manifestFile = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name)) ?? ''
	const text = readFileSync(join(ASSETS, manifestFile), 'utf8')
	const manifest: { entry: ManifestEntry; routes: Record<string, ManifestEntry> } = JSON.parse(
		text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
	)
	const { entry, routes } = manifest
	const sizes = Object.entries(routes).map(([id, route]) => {
		const parents = [routes[route.parentId ?? ''], routes.root, entry]
		const named = [route, ...parents].flatMap((one) => (one ? [one.module, ...one.imports] : []))
		const files = withImports([manifestFile, ...named.map((path) => basename(path))])
		return { id, bytes: files.reduce((sum, file) => sum + transferSize(file), 0) }
	})
	expect(Math.min(...sizes.map(({ bytes }) => bytes))).toBeGreaterThan(BUDGETS.scripts / 2)
	const tooLarge = sizes.filter(({ id, bytes }) => bytes > BUDGETS.scripts && !APART.includes(id))
	expect(tooLarge.map(({ id, bytes }) => `${id}: ${kib(bytes)}`)).toEqual([])
})

/** The files and all that they import statically. */
function withImports(files: string[]): string[] {
	const found = new Set<string>()
	const left = [...files]
	for (let file = left.pop(); file !== undefined; file = left.pop()) {
		if (found.has(file)) continue
		found.add(file)
		const code = readFileSync(join(ASSETS, file), 'utf8')
		for (const [, name = ''] of code.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) left.push(name)
	}
	return [...found]
}

/** The size as served: small files are not compressed in advance. */
function transferSize(file: string): number {
	const compressed = statSync(join(ASSETS, `${file}.br`), { throwIfNoEntry: false })
	return (compressed ?? statSync(join(ASSETS, file))).size
}
