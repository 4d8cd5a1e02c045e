import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** Relative links of Markdown, without the part after `#`. */
const LINK = /\]\((?!\w+:)([^)\s#]+)/g
const TEST_FILE = /`((?:tests|records)\/[\w./-]+\.ts)`/g

/** A path in a comment, as of the root or of some folder above it. */
const COMMENTED_FILE = /`([\w./+-]+\.(?:tsx?|css|mjs|php))`/g

test('every file that a comment names is there', () => {
	const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
	const code = files.filter((file) => /\.(?:tsx?|css|mjs|cjs|php)$/.test(file))
	const named = code.flatMap((file) => {
		const comments = readFileSync(join(root, file), 'utf8')
			.split('\n')
			.filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line))
		return [...comments.join('\n').matchAll(COMMENTED_FILE)].map(([, name = '']) => ({ file, name }))
	})
	const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`))
	expect(named.length).toBeGreaterThan(100)
	expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})

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
