import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'

const root = join(import.meta.dirname, '../../..')

function dataFolder() {
	const dataDir = mkdtempSync(join(tmpdir(), 'desk-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	return dataDir
}

function desk(dataDir: string, ...args: string[]) {
	return run(serverEntry('desk'), dataDir, args)
}

function run(file: string, dataDir: string, args: string[]) {
	const env = { ...process.env, DATA_DIR: dataDir, API_BASE: '', DATABASE_URL: '' }
	const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd: root, env, encoding: 'utf8' })
	return { status, stdout, stderr }
}

test('the desk works while a site has the store open, and its files are readable by their owner only', async () => {
	const dataDir = dataFolder()
	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection: () => {} })
	onTestFinished(() => store.close())
	const { reference } = await accept(store, aSubmission({ answers: enough.adoption }), () => [], Date.now())

	// The way `npm run desk` starts it.
	const listed = run('tools/scripts/desk.mjs', dataDir, ['list'])
	expect(listed).toMatchObject({ status: 0, stdout: expect.stringContaining(reference), stderr: '' })
	// With the labels of the form, which are in the build.
	const shown = desk(dataDir, 'show', reference).stdout
	expect(shown).toMatch(/Do you rent or own it\?\s+Own it, with or without a mortgage/)
	expect(desk(dataDir, 'mark', reference, 'in_review').status).toBe(0)
	const status = await store.db.selectFrom('submission').select('status').executeTakeFirst()
	expect(status).toEqual({ status: 'in_review' })

	const file = join(dataDir, 'export.csv')
	writeFileSync(file, 'older', { mode: 0o644 })
	expect(desk(dataDir, 'export', '--bom', '--out', file)).toMatchObject({ status: 0, stdout: '' })
	expect(statSync(file).mode & 0o777).toBe(0o600)
	expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFreference,[\s\S]*\r\n$/)
})

test('a failing command exits with a code and a sentence, without a stack trace', () => {
	const dataDir = dataFolder()
	expect(run('tools/scripts/desk.mjs', dataDir, ['list'])).toEqual({
		status: 1,
		stdout: '',
		stderr: `No store found in ${dataDir}. The site creates it when it starts; is DATA_DIR the site’s?\n`,
	})
	expect(desk(dataDir, 'lsit')).toMatchObject({
		status: 2,
		stdout: '',
		stderr: expect.stringMatching(/^Unknown command “lsit”\. Run “npm run desk” for a list\./),
	})
	writeFileSync(join(dataDir, 'records.db'), 'this is no database, whatever its name says. '.repeat(99))
	expect(desk(dataDir, 'list')).toMatchObject({
		status: 1,
		stdout: '',
		stderr: expect.stringMatching(/^The store cannot be opened \(.*not a database\)\.\n$/),
	})
})
