import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { RUN_FROM } from '#tests/e2e/support/site/deployments.ts'
import { copyInputs, root } from '#tests/integration/process/copy-inputs.ts'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { changedInputs } from '#tools/scripts/build/build-inputs.mjs'

// One build of a changed copy for both tests: it takes 6 s on a quiet machine and a minute on a busy one.

/** A page as CONTRIBUTING.md says: a row, a route file and a view. */
const PLANTED_PAGE: Record<string, string> = {
	'app/routes/planted.tsx': `
		import { Planted } from '#app/features/planted/planted.tsx'
		import { pageMeta } from '#app/shell/page-meta.ts'
		import type { Route } from './+types/planted.ts'

		export function meta({ matches }: Route.MetaArgs) {
			return pageMeta({ matches, title: 'Planted', description: 'A page of a test.', path: '/planted' })
		}

		export default function PlantedPage() {
			return <Planted />
		}`,
	'app/features/planted/planted.tsx': `export function Planted() {
			return <h1>Planted by a test</h1>
		}`,
}
const PLANTED_ROW = "{ path: '/planted', module: 'planted', layout: 'default', ...PUBLIC },"

const folder = copyInputs()
afterAll(() => rmSync(folder, { recursive: true }))
const built = buildChangedCopy()

function buildChangedCopy() {
	// Starts the build; not an input of it.
	cpSync(join(root, 'tools/scripts/runtime'), join(folder, 'tools/scripts/runtime'), { recursive: true })
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	edit('records/submissions/confirm.ts', "DISOWNED = '", "DISOWNED = 'planted-in-records")
	edit('app/pages.ts', '\t// Data for the browser, without a view.', PLANTED_ROW)
	mkdirSync(join(folder, 'app/features/planted'))
	for (const [file, code] of Object.entries(PLANTED_PAGE)) writeFileSync(join(folder, file), code)
	return run("import { ensureBuilt } from './tools/scripts/runtime/runtime.mjs'\nensureBuilt()")
}

function edit(file: string, old: string, now: string) {
	const code = readFileSync(join(folder, file), 'utf8')
	if (!code.includes(old)) throw new Error(`${file} has no ${old}`)
	writeFileSync(join(folder, file), code.replace(old, now))
}

function run(script: string) {
	return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' })
}

test('a build needs no file but those in its list, and a change in records/ reaches the pages', () => {
	expect(built.status, built.stdout + built.stderr).toBe(0)
	expect(readFileSync(join(folder, 'build/server/index.js'), 'utf8')).toContain('planted-in-records')
	expect(changedInputs(folder, join(folder, 'build'))).toEqual([])
})

test('a page of one row, one route and one view is prerendered, cached, found, reserved and tested', async () => {
	expect(built.status, built.stdout + built.stderr).toBe(0)
	for (const name of RUN_FROM) cpSync(join(root, name), join(folder, name), { recursive: true, force: false })
	const content = join(folder, 'content-of-the-test')
	mkdirSync(join(content, 'pages'), { recursive: true })
	cpSync(join(root, 'sample/options.yaml'), join(content, 'options.yaml'))
	writeFileSync(join(content, 'pages/planted.md'), '---\nid: 7001\ntitle: Hidden\n---\n')
	const site = await startSiteProcess({ CONTENT_DIR: content, PRERENDER: 'on' }, folder)
	const isLogged = (wanted: string) => site.logged().some(({ msg }) => msg === wanted)
	await eventually(
		async () => site.printed(),
		() => isLogged('pages prerendered'),
		60_000,
	)

	const page = await site.get('/planted?fbclid=1')
	expect.soft(page.text, 'served').toContain('Planted by a test')
	expect.soft(page.headers.get('cache-status'), 'cached and prerendered').toBe('Fairlead; hit')
	expect.soft((await site.get('/sitemap.xml')).text, 'in the sitemap').toContain('/planted</loc>')
	const skipped = { msg: 'page skipped, path reserved', path: '/planted' }
	expect.soft(site.logged(), 'an own path').toContainEqual(expect.objectContaining(skipped))
	await site.stop()

	cpSync(join(root, 'tests/e2e/support/site/site-routes.ts'), join(folder, 'tests/e2e/support/site/site-routes.ts'))
	const tested = run("console.log(JSON.stringify((await import('./tests/e2e/support/site/site-routes.ts')).ROUTES))")
	const example = { path: '/planted', h1: {}, isItem: false }
	expect(JSON.parse(tested.stdout), 'in the list of tests').toContainEqual(example)
})
