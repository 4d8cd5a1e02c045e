import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logLibraryWarnings } from './log.ts'

test('a logged error has its message and place but no row values of the database', () => {
	const log = join(import.meta.dirname, 'log.ts')
	const script = `
		const { createLog } = await import(${JSON.stringify(log)})
		const refused = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(zoe@example.org)' })
		createLog('info').error({ err: new Error('could not be kept', { cause: refused }) }, 'failed')`
	const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
	const { err } = JSON.parse(stdout)
	expect(err).toMatchObject({ type: 'Error', message: 'could not be kept', cause: { code: '23505' } })
	expect(err.stack).toContain('could not be kept')
	expect(stdout).not.toContain('zoe@example.org')
})

test('library output becomes log lines, except undecodable paths, which are logged as requests', () => {
	const lines: unknown[][] = []
	const target = { warn: () => {}, error: () => {} } as Pick<Console, 'warn' | 'error'>
	logLibraryWarnings({ warn: (...line: unknown[]) => void lines.push(line) } as never, target)

	target.warn('The URL path "/%E0%A4%A" could not be decoded because it is a malformed URL segment.')
	target.warn('%s is deprecated', 'That')
	target.error('x'.repeat(10_000))

	expect(lines).toEqual([
		[{ text: 'That is deprecated' }, 'library warning'],
		[{ text: 'x'.repeat(500) }, 'library warning'],
	])
})
