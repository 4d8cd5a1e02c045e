import { spawnSync } from 'node:child_process'
import {
	appendFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedInputs, describeInputs, INPUTS_FILE } from '#tools/scripts/build-inputs.mjs'

const root = join(import.meta.dirname, '../..')
/** A build takes 6 s on a quiet machine and a minute on a busy one. */
const BUILD_TIMEOUT_MS = 300_000

/** A folder with all that the build in `build/` was made from, and with its list. */
function copyInputs(): string {
	const folder = mkdtempSync(join(tmpdir(), 'inputs-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const { files }: { files: Record<string, string> } = JSON.parse(
		readFileSync(join(root, 'build', INPUTS_FILE), 'utf8'),
	)
	for (const file of [...Object.keys(files), `build/${INPUTS_FILE}`]) cpSync(join(root, file), join(folder, file))
	return folder
}

function changesIn(folder: string) {
	return changedInputs(folder, join(folder, 'build'))
}

test('nothing is built again when nothing has changed, or only what the bundle does not read', () => {
	const folder = copyInputs()
	expect(changesIn(folder)).toEqual([])

	mkdirSync(join(folder, 'tests'))
	for (const file of ['README.md', 'records/planted.ts', 'tests/planted.ts']) writeFileSync(join(folder, file), 'new')
	expect(changesIn(folder)).toEqual([])
})

test('a change in any file the bundle was made from asks for a build', () => {
	const folder = copyInputs()
	const planted = [
		'records/newsletter/confirm.ts',
		'app/routes.ts',
		'app/root.tsx',
		'app/ui/styles/tokens.css',
		'app/ui/planted-file-with-class-names.ts',
		'public/planted.txt',
		'vite.config.ts',
		'tools/scripts/record-inputs.ts',
		'server/build/keep-previous.ts',
		'react-router.config.ts',
		'package-lock.json',
	]
	for (const file of planted) appendFileSync(join(folder, file), '\n')
	rmSync(join(folder, 'public/favicon.svg'))
	expect(changesIn(folder)?.sort()).toEqual([...planted, 'public/favicon.svg'].sort())

	// A build from before there was a list.
	writeFileSync(join(folder, 'build', INPUTS_FILE), 'a'.repeat(64))
	expect(changesIn(folder)).toBeNull()
})

test('a file that was saved while the build ran asks for another build', () => {
	const folder = mkdtempSync(join(tmpdir(), 'inputs-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	writeFileSync(join(folder, 'read.ts'), 'saved just now')
	writeFileSync(join(folder, 'inputs-ssr.json'), JSON.stringify({ files: ['read.ts'], folders: [] }))
	writeFileSync(join(folder, INPUTS_FILE), JSON.stringify(describeInputs(folder, folder, Date.now() - 60_000)))
	expect(changedInputs(folder, folder)).toEqual(['read.ts'])
})

test(
	'a build needs no file but those in its list, and a change in records/ reaches the pages',
	() => {
		const folder = copyInputs()
		const scripts = readdirSync(join(root, 'tools/scripts')).filter((name) => name.endsWith('.mjs'))
		for (const name of scripts) cpSync(join(root, 'tools/scripts', name), join(folder, 'tools/scripts', name))
		symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
		const confirm = join(folder, 'records/submissions/confirm.ts')
		writeFileSync(confirm, readFileSync(confirm, 'utf8').replace("DISOWNED = '", "DISOWNED = 'planted-in-records"))

		const script = "import { ensureBuilt } from './tools/scripts/runtime.mjs'\nensureBuilt()"
		const built = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' })

		expect(built.status, built.stdout + built.stderr).toBe(0)
		expect(readFileSync(join(folder, 'build/server/index.js'), 'utf8')).toContain('planted-in-records')
		expect(changesIn(folder)).toEqual([])
	},
	BUILD_TIMEOUT_MS,
)
