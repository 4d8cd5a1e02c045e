// Finds the private words of `private-words.mjs` in code and documents. Part of `npm run check`; run alone it checks the words only.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CODE_FOLDERS } from './code-folders.mjs'
import {
	DECLARATIONS_IN_FOLDERS,
	FILE_NAMES,
	FILE_NAMES_IN_FOLDERS,
	IDENTIFIERS,
	LIMIT,
	PHRASES,
	WORDS_IN_FOLDERS,
} from './private-words.mjs'

const CODE = /\.(ts|tsx|mjs)$/
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
/** The list of the words itself. */
const LIST = 'tools/scripts/check/private-words.mjs'
const SKIPPED = new Set(['node_modules', '.react-router'])
const identifiers = new Set(IDENTIFIERS)
const fileNames = new Set(FILE_NAMES)

const WORD = /[A-Za-z_$][\w$]*/g
const DECLARATION = /\b(?:const|let|function|class|interface|type)\s+(\w+)/g
const REFERENCED_FILE = /([a-z][\w-]*)\.(?:server\.|test\.|spec\.)*(?:tsx?|mjs)\b/g
/** A comment, or a line that begins a test. */
const PROSE = /(?:^|\s)(?:\/\/|\/\*|\*\s|\{\/\*).*|^\s*(?:test|describe)\b.*/
const phrases = PHRASES.map((entry) => ({
	...entry,
	pattern: new RegExp(`(?<![\\w/-])${entry.phrase}(?![\\w-])`, 'i'),
}))

/** The private words of a checkout, one line each: `path:line: word`. */
export function findPrivateWords(root) {
	return [...CODE_FOLDERS, 'docs']
		.flatMap((folder) => (existsSync(join(root, folder)) ? [...filesIn(join(root, folder))] : []))
		.concat(DOCUMENTS.map((name) => join(root, name)).filter(existsSync))
		.map((file) => relative(root, file).split(sep).join('/'))
		.filter((path) => path !== LIST)
		.flatMap((path) => checkFile(path, () => readFileSync(join(root, path), 'utf8')))
}

function* filesIn(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name)
		if (!entry.isDirectory()) yield path
		else if (!SKIPPED.has(entry.name)) yield* filesIn(path)
	}
}

function checkFile(path, read) {
	if (CODE.test(path)) return [...checkFileName(path), ...checkLines(path, read(), checkCode(path))]
	if (path.endsWith('.css')) return checkLines(path, read(), checkStyles(path))
	if (isDocument(path)) return checkLines(path, read(), checkDocument(path))
	return []
}

/** Other Markdown files are sample content. */
const isDocument = (path) => /^(docs\/.*\.md|.*(?<![\w-])[A-Z]+\.md)$/.test(path)

function checkFileName(path) {
	const name = path.split('/').at(-1).split('.')[0]
	const isPrivate =
		fileNames.has(name) || listFor(FILE_NAMES_IN_FOLDERS, path).some(({ names }) => names.includes(name))
	return isPrivate ? [`${path}: file name “${name}”`] : []
}

function checkLines(path, text, check) {
	return text.split('\n').flatMap((line, index) => check(line).map((found) => `${path}:${index + 1}: ${found}`))
}

function checkCode(path) {
	const words = new Set(listFor(WORDS_IN_FOLDERS, path).flatMap((entry) => entry.words))
	const names = new Set(listFor(DECLARATIONS_IN_FOLDERS, path).flatMap((entry) => entry.names))
	const findPhrases = phrasesOf(path)
	return (line) => [
		...(line.match(WORD) ?? []).filter((word) => identifiers.has(word) || LIMIT.test(word) || words.has(word)),
		...[...line.matchAll(DECLARATION)].map(([, name]) => name).filter((name) => names.has(name)),
		...findPhrases(PROSE.exec(line)?.[0] ?? ''),
	]
}

/** Classes and custom properties are not identifiers of code. */
function checkStyles(path) {
	const findPhrases = phrasesOf(path)
	return (line) => [...findFiles(line), ...findPhrases(line)]
}

/** Code in documents (`like this`) is checked for names, the rest for phrases. */
function checkDocument(path) {
	const findPhrases = phrasesOf(path)
	return (line) => [
		...(line.match(WORD) ?? []).filter((word) => identifiers.has(word) || LIMIT.test(word)),
		...findFiles(line),
		...findPhrases(line.replace(/`[^`]*`/g, '')),
	]
}

const listFor = (entries, path) => entries.filter(({ folder }) => path.startsWith(folder))

const findFiles = (line) =>
	[...line.matchAll(REFERENCED_FILE)].map(([, name]) => name).filter((name) => fileNames.has(name))

function phrasesOf(path) {
	const relevant = phrases.filter(({ folders }) => !folders || folders.some((folder) => path.startsWith(folder)))
	return (text) =>
		text === ''
			? []
			: relevant.filter(({ pattern }) => pattern.test(text)).map(({ phrase, use }) => `“${phrase}” (${use})`)
}

if (process.argv[1]?.endsWith('check-words.mjs')) {
	const found = findPrivateWords(fileURLToPath(new URL('../../..', import.meta.url)))
	for (const line of found) process.stdout.write(`${line}\n`)
	process.stdout.write(`${found.length} private words; their replacements are standard terms of the field\n`)
	process.exitCode = found.length === 0 ? 0 : 1
}
