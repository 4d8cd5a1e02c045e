// Finds regular expressions that take far longer than their text is long. Part of `npm run check`; run alone it checks them only.
// One that reads what strangers or editors write stops every page while it runs.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSync } from 'recheck'
import ts from 'typescript'

/** What runs on the server or in a visitor's browser. */
const FOLDERS = ['app', 'content', 'desk', 'domain', 'jobs', 'lib', 'records', 'server']
const CODE = /\.tsx?$/
const TEST = /\.test\./
const LIST = join(import.meta.dirname, 'slow-expressions.json')
const MAX_MS = 50
/** Far longer than the longest takes alone: other checks run beside this one. */
const TIMEOUT_MS = 60_000

/**
 * The problems of a checkout, one line each.
 *
 * An expression whose time grows faster than its text is in `slow-expressions.json`: with `because`, why such a text cannot come, or with
 * `longest`, the characters of the longest text it is given, and `attack`, the text that takes longest, as this check prints it. The latter
 * are timed. Expressions that are put together in the code are listed too: no tool reads them.
 */
export function findSlowExpressions(root) {
	const listed = new Map(JSON.parse(readFileSync(LIST, 'utf8')).map((one) => [one.expression, one]))
	const used = new Set()
	const problems = []
	for (const { at, text } of expressionsIn(root)) {
		const known = listed.get(text)
		if (used.has(text)) continue
		used.add(text)
		const problem = known ? problemOfListed(known) : problemOf(text)
		if (problem) problems.push(`${at}: ${text}: ${problem}`)
	}
	const unused = [...listed.keys()].filter((text) => !used.has(text))
	return [...problems, ...unused.map((text) => `slow-expressions.json: ${text} is nowhere in the code`)]
}

function* expressionsIn(root) {
	for (const path of FOLDERS.flatMap((folder) => [...filesIn(join(root, folder))])) {
		const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
		const found = []
		const visit = (node) => {
			const isBuilt = ts.isNewExpression(node) && node.expression.getText() === 'RegExp'
			if (isBuilt || ts.isRegularExpressionLiteral(node)) found.push(node)
			ts.forEachChild(node, visit)
		}
		visit(source)
		for (const node of found) {
			const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
			yield { at: `${relative(root, path).split(sep).join('/')}:${line}`, text: node.getText() }
		}
	}
}

function* filesIn(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name)
		if (entry.isDirectory()) yield* filesIn(path)
		else if (CODE.test(entry.name) && !TEST.test(entry.name)) yield path
	}
}

function problemOf(text) {
	const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? []
	if (source === undefined)
		return 'is put together in the code: list it in slow-expressions.json with the reason why it is quick'
	if (isPlainlyQuick(source)) return undefined
	const result = checkSync(source, flags.replace('v', 'u'), { timeout: TIMEOUT_MS })
	if (result.status === 'safe') return undefined
	if (result.status === 'unknown')
		return `cannot be checked (${result.error.kind}): write it more simply, or list it with the reason`
	if (isFalseAlarm(result, source, flags)) return undefined
	const { pumps, suffix } = result.attack
	const attack = { pumps: pumps.map(({ prefix, pump }) => [prefix, pump]), suffix }
	return `takes ${result.complexity.summary} time of its text. Write it so that it does not, or list it: ${JSON.stringify({ expression: text, longest: 0, attack })}`
}

/**
 * Expressions with a look behind are checked by trying texts, against the clock: on a busy machine a quick one seems slow. The text that was
 * found tells: of one that grows with the square of its length it takes seconds of CPU time.
 */
function isFalseAlarm({ checker, complexity, attack }, source, flags) {
	return checker === 'fuzz' && complexity.type === 'polynomial' && cpuMs(source, flags, attack.string) <= MAX_MS
}

/** CPU time of a replacement in the text, the quickest of three. */
function cpuMs(source, flags, text) {
	const times = [1, 2, 3].map(() => {
		const before = process.cpuUsage()
		text.replace(new RegExp(source, flags), '')
		const { user, system } = process.cpuUsage(before)
		return (user + system) / 1000
	})
	return Math.min(...times)
}

/** Nothing repeats, or one character repeats from the beginning: no division of the text is tried twice. */
function isPlainlyQuick(source) {
	const bare = source.replace(/\\[pPu]\{[^}]*\}|\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
	const loops = bare.match(/[*+]|\{\d*,\}|\{\d*,?\d{2,}\}/g) ?? []
	return (
		loops.length === 0 || (loops.length === 1 && bare.startsWith('^') && !bare.includes('|') && !bare.includes(')'))
	)
}

/** A text of this length that takes as long as one can. */
function attackOf({ longest, attack: { pumps, suffix } }) {
	const length = pumps.reduce((sum, [, pump]) => sum + pump.length, 0)
	const times = Math.floor(longest / length)
	return pumps.map(([prefix, pump]) => prefix + pump.repeat(times)).join('') + suffix
}

function problemOfListed(known) {
	if (known.because) return undefined
	const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(known.expression)
	const text = attackOf(known)
	const ms = cpuMs(source, flags, text)
	return ms > MAX_MS ? `took ${Math.round(ms)} ms for ${text.length} characters; ${MAX_MS} are allowed` : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const problems = findSlowExpressions(join(import.meta.dirname, '..', '..', '..'))
	for (const problem of problems) process.stdout.write(`${problem}\n`)
	process.exitCode = problems.length > 0 ? 1 : 0
}
