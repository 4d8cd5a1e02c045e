// Finds the private words of `private-words.mjs` in the code. Part of `npm run check`; run alone it checks the words only.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CODE_FOLDERS } from './code-folders.mjs'
import { FILE_NAMES, IDENTIFIERS, LIMIT, WORDS_IN_FOLDERS } from './private-words.mjs'

const CODE = /\.(ts|tsx|mjs)$/
const THE_LIST = 'tools/scripts/private-words.mjs'
const SKIPPED = new Set(['node_modules', 'build', '.react-router'])
const identifiers = new Set(IDENTIFIERS)
const fileNames = new Set(FILE_NAMES)

/** The private words in the code folders of a checkout, one line each: `path:line: word`. */
export function findPrivateWords(root) {
	return CODE_FOLDERS.flatMap((folder) => [...filesIn(join(root, folder))])
		.map((file) => relative(root, file).split(sep).join('/'))
		.filter((path) => CODE.test(path) && path !== THE_LIST)
		.flatMap((path) => [...checkFileName(path), ...checkText(path, readFileSync(join(root, path), 'utf8'))])
}

function* filesIn(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name)
		if (!entry.isDirectory()) yield path
		else if (!SKIPPED.has(entry.name)) yield* filesIn(path)
	}
}

function checkFileName(path) {
	const name = path.split('/').at(-1).split('.')[0]
	return fileNames.has(name) ? [`${path}: file name “${name}”`] : []
}

function checkText(path, text) {
	const words = WORDS_IN_FOLDERS.filter(({ folder }) => path.startsWith(folder)).flatMap((entry) => entry.words)
	return text
		.split('\n')
		.flatMap((line, index) =>
			(line.match(/[A-Za-z_$][\w$]*/g) ?? [])
				.filter((word) => identifiers.has(word) || LIMIT.test(word) || words.includes(word))
				.map((word) => `${path}:${index + 1}: ${word}`),
		)
}

if (process.argv[1]?.endsWith('check-words.mjs')) {
	const found = findPrivateWords(fileURLToPath(new URL('../..', import.meta.url)))
	for (const line of found) process.stdout.write(`${line}\n`)
	process.stdout.write(`${found.length} private words; their replacements are standard terms of the field\n`)
	process.exitCode = found.length === 0 ? 0 : 1
}
