import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** Relative links of Markdown, without the part after `#`. */
const LINK = /\]\((?!\w+:)([^)\s#]+)/g
const TEST_FILE = /`((?:tests|records)\/[\w./-]+\.ts)`/g

test('every link of a document leads to a file, and every test it names is there', () => {
	const documents = execFileSync('git', ['ls-files', '*.md', ':!sample', ':!tests/fixtures'], {
		cwd: root,
		encoding: 'utf8',
	})
	const targets = documents
		.trim()
		.split('\n')
		.flatMap((document) => {
			const text = readFileSync(join(root, document), 'utf8')
			const links = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(document), path))
			return [...links, ...[...text.matchAll(TEST_FILE)].map(([, path = '']) => path)]
		})
	expect(targets.length).toBeGreaterThan(100)
	expect(targets.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
