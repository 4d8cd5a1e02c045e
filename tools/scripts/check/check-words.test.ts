import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPrivateWords } from './check-words.mjs'
import { CODE_FOLDERS } from './code-folders.mjs'
import {
	DECLARATIONS_IN_FOLDERS,
	FILE_NAMES,
	FILE_NAMES_IN_FOLDERS,
	IDENTIFIERS,
	PHRASES,
	WORDS_IN_FOLDERS,
} from './private-words.mjs'

/** An empty checkout with the given files. */
async function checkoutWith(files: Record<string, string>) {
	const root = await mkdtemp(join(tmpdir(), 'words-'))
	for (const folder of CODE_FOLDERS) await mkdir(join(root, folder), { recursive: true })
	for (const [path, text] of Object.entries(files)) {
		await mkdir(join(root, path, '..'), { recursive: true })
		await writeFile(join(root, path), text)
	}
	return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) }
}

test('a private identifier, limit, file name and word of a folder are found with path and line', async () => {
	const [identifier] = IDENTIFIERS
	const [fileName] = FILE_NAMES
	const limits = ['MOST', 'LONGEST', 'LEAST', 'KEPT'].map((prefix) => `${prefix}_ITEMS`)
	const { folder, words } = WORDS_IN_FOLDERS[0] ?? { folder: '', words: [] }
	await using checkout = await checkoutWith({
		'app/one.tsx': `const a = 1\nexport function ${identifier}() {}\n`,
		'lib/two.ts': limits.map((name) => `const ${name} = 1`).join('\n'),
		[`server/${fileName}.server.ts`]: 'export {}',
		[`${folder}three.mjs`]: `${words[0]}()`,
	})
	expect(findPrivateWords(checkout.root).sort()).toEqual(
		[
			`app/one.tsx:2: ${identifier}`,
			...limits.map((name, index) => `lib/two.ts:${index + 1}: ${name}`),
			`server/${fileName}.server.ts: file name “${fileName}”`,
			`${folder}three.mjs:1: ${words[0]}`,
		].sort(),
	)
})

test('a declaration is found in its folder only', async () => {
	const { folder, names } = DECLARATIONS_IN_FOLDERS[0] ?? { folder: '', names: [] }
	await using checkout = await checkoutWith({
		[`${folder}one.ts`]: `interface ${names[0]} {}\nuse(${names[0]})`,
		'lib/two.ts': `interface ${names[0]} {}`,
	})
	expect(findPrivateWords(checkout.root)).toEqual([`${folder}one.ts:1: ${names[0]}`])
})

test('a common file name is found in its folder only', async () => {
	const { folder, names } = FILE_NAMES_IN_FOLDERS[0] ?? { folder: '', names: [] }
	await using checkout = await checkoutWith({
		[`${folder}${names[0]}.server.ts`]: 'export {}',
		[`lib/${names[0]}.ts`]: 'export {}',
	})
	expect(findPrivateWords(checkout.root)).toEqual([`${folder}${names[0]}.server.ts: file name “${names[0]}”`])
})

test('every phrase is found in comments, test names, style sheets and documents', async () => {
	const everywhere = PHRASES.filter(({ folders }) => !folders)
	const limited = PHRASES.filter(({ folders }) => folders)
	await using checkout = await checkoutWith({
		'lib/one.ts': everywhere.map(({ phrase }) => `const a = 1 // Of ${phrase}.`).join('\n'),
		'lib/two.test.ts': everywhere.map(({ phrase }) => `test('${phrase}', () => {})`).join('\n'),
		'lib/three.css': everywhere.map(({ phrase }) => `/* ${phrase.toUpperCase()} */`).join('\n'),
		'docs/decisions/four.md': everywhere.map(({ phrase }) => `All ${phrase}.`).join('\n'),
		'CHANGELOG.md': everywhere.map(({ phrase }) => `- ${phrase}`).join('\n'),
		'lib/five.ts': limited.map(({ phrase }) => `// ${phrase}`).join('\n'),
		...Object.fromEntries(
			limited.map(({ phrase, folders = [] }, index) => [`${folders[0]}limited-${index}.ts`, `/** A ${phrase}. */`]),
		),
	})
	const found = findPrivateWords(checkout.root)
	for (const { phrase, use } of PHRASES)
		expect(
			found.filter((line) => line.endsWith(`“${phrase}” (${use})`)).map((line) => line.split(':')[0]),
			phrase,
		).toHaveLength(limited.some((one) => one.phrase === phrase) ? 1 : 5)
	expect(found).toHaveLength(everywhere.length * 5 + limited.length)
})

test('documents are checked for identifiers, limits and names of files', async () => {
	const [identifier] = IDENTIFIERS
	const [fileName] = FILE_NAMES
	const limit = ['KEPT', 'ITEMS'].join('_')
	await using checkout = await checkoutWith({
		'docs/one.md': `Calls \`${identifier}\`.\nAt most \`${limit}\`.\nSee \`lib/${fileName}.server.ts\`.`,
		'lib/two.css': `/* See \`${fileName}.ts\`. */`,
	})
	expect(findPrivateWords(checkout.root).sort()).toEqual([
		`docs/one.md:1: ${identifier}`,
		`docs/one.md:2: ${limit}`,
		`docs/one.md:3: ${fileName}`,
		`lib/two.css:1: ${fileName}`,
	])
})

test('texts of pages, sample content and code in documents pass', async () => {
	const phrase = PHRASES[0]?.phrase
	await using checkout = await checkoutWith({
		'app/one.tsx': `export const Page = () => <p>${phrase}</p>\nconst text = '${phrase}'`,
		'tests/fixtures/pages/two.md': `${phrase}`,
		'docs/three.md': `The column \`${phrase}\`.`,
	})
	expect(findPrivateWords(checkout.root)).toEqual([])
})

test('words that only contain a private one, words of other folders and other files pass', async () => {
	const [identifier] = IDENTIFIERS
	const word = WORDS_IN_FOLDERS[0]?.words[0]
	await using checkout = await checkoutWith({
		'app/one.ts': `const my${identifier}Two = ALMOST_ALL`,
		'lib/two.ts': `const ${word} = 1`,
		'lib/three.json': `"${identifier}"`,
	})
	expect(findPrivateWords(checkout.root)).toEqual([])
})
