import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CODE_FOLDERS } from '#tools/scripts/check/code-folders.mjs'

const root = join(import.meta.dirname, '..')
/** Generated, or without our code. */
const NOT_OURS = ['node_modules', 'build', 'build-next', 'build-old', 'test-results', 'playwright-report']
const CODE_FILE = /\.(ts|tsx|mjs|cjs)$/
const rules = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as { forbidden: { name: string }[] }

/** Breaks each import rule once: the rule, the file, and the forbidden import. */
const BREACHES: [rule: string, file: string, code: string][] = [
	['no-cycles', 'lib/one.ts', "import { two } from './two.ts'\nexport const one = () => two"],
	[
		'ui-is-a-leaf',
		'app/ui/button.tsx',
		"import type { Dog } from '../../content/model/content.ts'\nexport type B = Dog",
	],
	['lib-is-a-leaf', 'lib/money.ts', "import { cn } from '../app/ui/cn.ts'\nexport const money = cn"],
	[
		'features-are-independent',
		'app/features/home/home.tsx',
		"import { card } from '../dogs/card.tsx'\nexport const home = card",
	],
	[
		'features-do-not-know-urls',
		'app/features/dogs/list.tsx',
		"import { header } from '../../shell/header.tsx'\nexport const list = header",
	],
	[
		'compatibility-never-hides',
		'app/features/dogs/list/best.ts',
		"import { compare } from '../../../../domain/dogs/compatibility/rules/compare.ts'\nexport const best = compare",
	],
	[
		'shell-takes-props',
		'app/shell/footer.tsx',
		"import { card } from '../features/dogs/card.tsx'\nexport const footer = card",
	],
	[
		'browser-knows-no-pages',
		'app/browser/scroll.ts',
		"import { header } from '../shell/header.tsx'\nexport const scroll = header",
	],
	[
		'content-through-server-files',
		'app/features/dogs/view.tsx',
		"import { replica } from '../../../content/replica.ts'\nexport const view = replica",
	],
	[
		'server-files-stay-on-the-server',
		'app/features/dogs/profile.tsx',
		"import { load } from './load.server.ts'\nexport const profile = load",
	],
	[
		'the-desk-takes-the-design-system',
		'desk/cases/fit.ts',
		"import { card } from '../../app/features/dogs/card.tsx'\nexport const fit = card",
	],
	[
		'visitors-load-nothing-of-the-desk',
		'app/features/dogs/staff.ts',
		"import { fit } from '../../../desk/cases/fit.ts'\nexport const staff = fit",
	],
	[
		'desk-views-take-props',
		'desk/cases/row.tsx',
		"import { store } from '../../records/store.ts'\nexport const row = store",
	],
	['content-stands-alone', 'content/replica.ts', "import { cn } from '../app/ui/cn.ts'\nexport const replica = cn"],
	['domain-is-pure', 'domain/dogs/age.ts', "import { cn } from '../../app/ui/cn.ts'\nexport const age = cn"],
	[
		'domain-does-no-io',
		'domain/dogs/file.ts',
		"import { readFileSync } from 'node:fs'\nexport const file = readFileSync",
	],
	[
		'pure-parts-write-no-files',
		'domain/dogs/written.ts',
		"import { writeFileAtomic } from '../../lib/write-file-atomic.ts'\nexport const written = writeFileAtomic",
	],
	[
		'domain-takes-types',
		'domain/dogs/list.ts',
		"import { replica } from '../../content/replica.ts'\nexport const list = replica",
	],
	['jobs-need-no-bundle', 'jobs/digest.ts', "import { cn } from '../app/ui/cn.ts'\nexport const digest = cn"],
	[
		'tools-are-not-the-site',
		'server/tool.ts',
		"import { load } from '../tools/bench/load.ts'\nexport const tool = load",
	],
	[
		'records-take-types',
		'records/rules.ts',
		"import { compare } from '../domain/dogs/compatibility/rules/compare.ts'\nexport const rules = compare",
	],
	[
		'records-stand-alone',
		'records/store.ts',
		"import { replica } from '../content/replica.ts'\nexport const store = replica",
	],
	[
		'the-app-does-not-know-the-server',
		'app/root.tsx',
		"import { config } from '../server/config.ts'\nexport const root = config",
	],
	['the-server-takes-the-built-app', 'server/site.ts', "import { cn } from '../app/ui/cn.ts'\nexport const site = cn"],
	['the-sample-is-data', 'server/start.ts', "import { dogs } from '../sample/dogs.ts'\nexport const start = dogs"],
	[
		'only-tests-import-tests',
		'server/logging/log.ts',
		"import { fixture } from '../../tests/fixture.ts'\nexport const log = fixture",
	],
	['no-orphans', 'lib/forgotten.ts', 'export const forgotten = 1'],
	[
		'the-plugin-takes-lib',
		'wordpress/screens/card/card.ts',
		"import { compare } from '../../../domain/dogs/compatibility/rules/compare.ts'\nexport const card = compare",
	],
	['no-unresolvable', 'server/broken.ts', "import { gone } from './gone.ts'\nexport const broken = gone"],
	// Once per folder of `npm run check`.
	...foldersWithCode().map((folder): [string, string, string] => [
		'no-unresolvable',
		`${folder}/planted.ts`,
		"import { gone } from './gone.ts'\nexport const planted = gone",
	]),
]

const INNOCENT: Record<string, string> = {
	'lib/two.ts': "import { one } from './one.ts'\nexport const two = () => one",
	'app/ui/cn.ts': 'export const cn = 1',
	'app/shell/header.tsx': 'export const header = 1',
	'app/features/dogs/card.tsx': 'export const card = 1',
	'domain/dogs/compatibility/rules/compare.ts': 'export const compare = 1',
	'tools/bench/load.ts': 'export const load = 1',
	'app/features/dogs/load.server.ts': 'export const load = 1',
	'content/model/content.ts': 'export interface Dog { name: string }',
	'server/config.ts': 'export const config = 1',
	'lib/write-file-atomic.ts': 'export const writeFileAtomic = 1',
	'sample/dogs.ts': 'export const dogs = 1',
	'tests/fixture.ts': 'export const fixture = 1',
}

test('npm run check fails on a planted breach of each import rule', () => {
	const tree = mkdtempSync(join(tmpdir(), 'boundaries-'))
	for (const [file, code] of [
		...BREACHES.map(([, file, code]) => [file, code] as const),
		...Object.entries(INNOCENT),
	]) {
		mkdirSync(join(tree, file, '..'), { recursive: true })
		writeFileSync(join(tree, file), `${code}\n`)
	}
	for (const shared of ['node_modules', 'tsconfig.json', 'package.json'])
		symlinkSync(join(root, shared), join(tree, shared))

	const { stdout } = spawnSync(
		join(root, 'node_modules/.bin/depcruise'),
		[...CODE_FOLDERS, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
		{ cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
	)
	const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } }

	for (const [rule, file] of BREACHES) {
		const caught = summary.violations
			.filter((violation) => violation.from === file)
			.map((violation) => violation.rule.name)
		expect(caught, `${file} must break ${rule}`).toContain(rule)
	}
})

test('no import rule is without its breach', () => {
	expect(rules.forbidden.map((rule) => rule.name).sort()).toEqual([...new Set(BREACHES.map(([rule]) => rule))].sort())
})

function foldersWithCode(): string[] {
	return readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.includes(entry.name))
		.map(({ name }) => name)
		.filter((name) => readdirSync(join(root, name), { recursive: true }).some((file) => CODE_FILE.test(String(file))))
}
