import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyInputs } from '#tests/integration/process/copy-inputs.ts'
import { changedInputs, describeInputs, INPUTS_FILE } from '#tools/scripts/build/build-inputs.mjs'

function copyForTest(): string {
	const folder = copyInputs()
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return folder
}

function changesIn(folder: string) {
	return changedInputs(folder, join(folder, 'build'))
}

test('unchanged inputs, and changes outside the bundle, need no build', () => {
	const folder = copyForTest()
	expect(changesIn(folder)).toEqual([])

	mkdirSync(join(folder, 'tests'))
	for (const file of ['README.md', 'records/planted.ts', 'tests/planted.ts']) writeFileSync(join(folder, file), 'new')
	expect(changesIn(folder)).toEqual([])
})

test('a change of any bundled file needs a build', () => {
	const folder = copyForTest()
	const planted = [
		'records/newsletter/confirm.ts',
		'app/routes.ts',
		'app/root.tsx',
		'app/ui/styles/tokens.css',
		'app/ui/planted-file-with-class-names.ts',
		'public/planted.txt',
		'vite.config.ts',
		'tools/scripts/build/record-inputs.ts',
		'server/build/retain-previous.ts',
		'react-router.config.ts',
		'package-lock.json',
	]
	for (const file of planted) appendFileSync(join(folder, file), '\n')
	rmSync(join(folder, 'public/favicon.svg'))
	expect(changesIn(folder)?.sort()).toEqual([...planted, 'public/favicon.svg'].sort())

	// A build without a list.
	writeFileSync(join(folder, 'build', INPUTS_FILE), 'a'.repeat(64))
	expect(changesIn(folder)).toBeNull()
})

test('a file saved during the build needs another build', () => {
	const folder = mkdtempSync(join(tmpdir(), 'inputs-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	writeFileSync(join(folder, 'read.ts'), 'saved just now')
	writeFileSync(join(folder, 'inputs-ssr.json'), JSON.stringify({ files: ['read.ts'], folders: [] }))
	writeFileSync(join(folder, INPUTS_FILE), JSON.stringify(describeInputs(folder, folder, Date.now() - 60_000)))
	expect(changedInputs(folder, folder)).toEqual(['read.ts'])
})
