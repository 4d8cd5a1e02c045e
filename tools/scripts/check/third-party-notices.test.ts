import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

test('the third-party notices name every runtime dependency with its licence', () => {
	const notices = readFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), 'utf8')
	const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
	const rows = Object.keys(dependencies).map((name) => {
		const { license } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
		return `| \`${name}\` | ${license} |`
	})
	expect(rows.filter((row) => !notices.includes(row))).toEqual([])
	expect(notices.match(/^\| `/gm)).toHaveLength(rows.length)
})
