// Finds texts of components on which React fails when a browser has translated the page (decision 109). Part of `npm run check`.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** What React renders in a browser. */
const FOLDERS = ['app', 'desk']
const COMPONENTS = /\.tsx$/
/** They are rendered by tests and the gallery only. */
const SKIPPED = /\.(test|examples)\.tsx$/
const LISTS = /\.(map|flatMap)$/
const TEXTS = /\.(join|replace|replaceAll|trim|toLowerCase|toUpperCase)$/

const COMES_AND_GOES = 'is a text that comes and goes beside other nodes: give it an element'
const AFTER = 'is a bare text after what comes and goes: give it an element'
const IN_FRAGMENT = 'is a bare text of a fragment, which comes and goes with it: give it an element'
const IN_LIST = 'makes bare texts of a list: give each an element'

/**
 * The bare texts of a checkout that React removes, or before which it inserts, one line each.
 *
 * A translator puts an element in the place of every text node. React then removes the node it made, which is no longer there, and fails;
 * so it does when it inserts something before it. A text alone in its element is safe: React fills the element anew.
 */
export function findBareTexts(root) {
	return FOLDERS.flatMap((folder) => [...filesIn(join(root, folder))]).flatMap((path) => {
		const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
		const name = relative(root, path).split(sep).join('/')
		return bareTextsIn(source).map(({ node, problem }) => {
			const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
			return `${name}:${line}: ${node.getText().trim().replace(/\s+/g, ' ').slice(0, 60)} ${problem}`
		})
	})
}

function* filesIn(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name)
		if (entry.isDirectory()) yield* filesIn(path)
		else if (COMPONENTS.test(entry.name) && !SKIPPED.test(entry.name)) yield path
	}
}

function bareTextsIn(source) {
	const found = []
	const visit = (node) => {
		if (isFragment(node)) found.push(...children(node).filter(isText).map(withProblem(IN_FRAGMENT)))
		if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...bareTextsOf(children(node)))
		ts.forEachChild(node, visit)
	}
	visit(source)
	return found
}

function bareTextsOf(nodes) {
	return nodes.flatMap((node, index) => {
		const next = nodes[index + 1]
		const results = resultsOf(node)
		if (results.has('texts')) return [{ node, problem: IN_LIST }]
		if (nodes.length > 1 && results.has('text') && (results.has('nothing') || results.has('element')))
			return [{ node, problem: COMES_AND_GOES }]
		// A text before which an element is inserted.
		return next && comesAndGoes(results) && isText(next) ? [{ node: next, problem: AFTER }] : []
	})
}

const withProblem = (problem) => (node) => ({ node, problem })

/** Unknown is what a name or a call stands for: something, if beside it there may be nothing. */
const comesAndGoes = (results) =>
	results.has('elements') ||
	(results.has('element') && results.size > 1) ||
	(results.has('unknown') && results.has('nothing'))

/** Spaces are left alone by translators. */
function children(node) {
	return node.children.filter((child) => {
		if (ts.isJsxText(child)) return child.text.trim() !== ''
		if (!ts.isJsxExpression(child)) return true
		return child.expression !== undefined && !(ts.isStringLiteral(child.expression) && !child.expression.text.trim())
	})
}

function isFragment(node) {
	return ts.isJsxFragment(node) || (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Fragment')
}

const isText = (node) => ts.isJsxText(node) || resultsOf(node).has('text')

/** What a child may be rendered as: text, texts, element, elements, nothing, or unknown. */
function resultsOf(child) {
	return ts.isJsxExpression(child) ? new Set(resultsOfExpression(child.expression)) : new Set()
}

function resultsOfExpression(expression) {
	if (ts.isParenthesizedExpression(expression)) return resultsOfExpression(expression.expression)
	if (ts.isConditionalExpression(expression)) {
		const results = [expression.whenTrue, expression.whenFalse].flatMap(resultsOfExpression)
		// One goes when the other comes.
		return results.includes('element') ? [...results, 'elements'] : results
	}
	if (ts.isBinaryExpression(expression)) return resultsOfOperator(expression)
	if (ts.isStringLiteral(expression)) return [expression.text.trim() ? 'text' : 'nothing']
	if (ts.isTemplateExpression(expression) || ts.isNoSubstitutionTemplateLiteral(expression)) return ['text']
	if (ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression) || ts.isJsxFragment(expression))
		return ['element']
	if (expression.kind === ts.SyntaxKind.NullKeyword || expression.getText() === 'undefined') return ['nothing']
	return ts.isCallExpression(expression) ? [resultOfCall(expression)] : ['unknown']
}

function resultsOfOperator({ operatorToken, left, right }) {
	if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return ['nothing', ...resultsOfExpression(right)]
	if (operatorToken.kind === ts.SyntaxKind.PlusToken) return ['text']
	return [left, right].flatMap(resultsOfExpression)
}

function resultOfCall({ expression, arguments: [callback] }) {
	const name = expression.getText()
	if (!LISTS.test(name)) return TEXTS.test(name) ? 'text' : 'unknown'
	const isTexts = callback && ts.isArrowFunction(callback) && resultsOfExpression(callback.body).includes('text')
	return isTexts ? 'texts' : 'elements'
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const found = findBareTexts(join(import.meta.dirname, '..', '..', '..'))
	for (const line of found) process.stdout.write(`${line}\n`)
	process.exitCode = found.length > 0 ? 1 : 0
}
