import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CODE_FOLDERS } from '#tools/scripts/check/code-folders.mjs'

const root = join(import.meta.dirname, '..')
/** Generated, or without our code. */
const NOT_OURS = ['node_modules', 'build', 'build-next', 'build-old', 'test-results', 'playwright-report']
const CODE_FILE = /\.(ts|tsx|mjs|cjs)$/

/** One breach of each kind of rule: layers, the border between server and browser, cycles, files that no one uses. */
const BREACHES: [rule: string, file: string, code: string][] = [
	['domain-is-pure', 'domain/dogs/age.ts', "import { cn } from '../../app/ui/cn.ts'\nexport const age = cn"],
	[
		'server-files-stay-on-the-server',
		'app/features/dogs/profile.tsx',
		"import { load } from './load.server.ts'\nexport const profile = load",
	],
	[
		'forms-and-emails-know-no-applications',
		'domain/emails/email.ts',
		"import { adoption } from '../applications/adoption.ts'\nexport const email = adoption",
	],
	['no-cycles', 'lib/one.ts', "import { two } from './two.ts'\nexport const one = () => two"],
	['no-orphans', 'lib/forgotten.ts', 'export const forgotten = 1'],
]
const INNOCENT: [file: string, code: string][] = [
	['lib/two.ts', "import { one } from './one.ts'\nexport const two = () => one"],
	['domain/applications/adoption.ts', 'export const adoption = 1'],
	['app/ui/cn.ts', 'export const cn = 1'],
	['app/features/dogs/load.server.ts', 'export const load = 1'],
]

test('npm run check fails on a planted breach of its import rules', () => {
	const tree = mkdtempSync(join(tmpdir(), 'boundaries-'))
	for (const [file, code] of [...BREACHES.map(([, file, code]) => [file, code] as const), ...INNOCENT]) {
		mkdirSync(join(tree, file, '..'), { recursive: true })
		writeFileSync(join(tree, file), `${code}\n`)
	}
	for (const shared of ['node_modules', 'tsconfig.json', 'package.json'])
		symlinkSync(join(root, shared), join(tree, shared))
	const { stdout } = spawnSync(
		join(root, 'node_modules/.bin/depcruise'),
		['domain', 'app', 'lib', '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
		{ cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
	)
	const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } }
	const found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
	expect(found).toEqual(expect.arrayContaining(BREACHES.map(([rule, file]) => `${rule}: ${file}`)))
})

test('the import rules are checked in every folder with code', () => {
	const folders = readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.includes(entry.name))
		.map(({ name }) => name)
	const withCode = folders.filter((name) =>
		readdirSync(join(root, name), { recursive: true }).some((file) => CODE_FILE.test(String(file))),
	)
	expect([...CODE_FOLDERS].sort()).toEqual(withCode.sort())
})

test('private names of the framework are in the one file that hands a page over to its router', () => {
	const configs = readdirSync(root).filter((name) => name.endsWith('.config.ts'))
	const files = ['app', 'desk', 'server', 'lib', 'tools'].flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
	)
	const code = [...configs, ...files].filter((file) => CODE_FILE.test(file))
	expect(code.length).toBeGreaterThan(1000)
	const knowing = code.filter((file) => /UNSAFE_|__react/.test(readFileSync(join(root, file), 'utf8')))
	expect(knowing).toEqual(['app/browser/start/router-handoff.ts'])
})
