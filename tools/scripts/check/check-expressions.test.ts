import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '#tests/integration/support/site-process.ts'
import { findSlowExpressions } from './check-expressions.mjs'

test('an expression that tries every division of its text is found, one that is put together too, and a quick one is not', () => {
	const root = freshFolder('expressions')
	for (const folder of ['app', 'content', 'desk', 'domain', 'jobs', 'lib', 'records', 'server'])
		mkdirSync(join(root, folder))
	const code = [
		'const SLOW = /^(?:[a-z]+)+$/',
		'const QUICK = /^[a-z]+$/',
		"const BUILT = new RegExp(SLOW.source + 'x')",
	]
	writeFileSync(join(root, 'lib', 'some.ts'), code.join('\n'))
	const problems = findSlowExpressions(root).filter((one) => one.startsWith('lib/'))
	expect(problems).toEqual([
		expect.stringContaining('lib/some.ts:1: /^(?:[a-z]+)+$/: takes exponential time'),
		expect.stringContaining("lib/some.ts:3: new RegExp(SLOW.source + 'x'): is put together"),
	])
})
