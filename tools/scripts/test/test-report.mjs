// What `npm test` and `npm run test:full` print at their end: times, failed tests, counts.
import { stripVTControlCharacters } from 'node:util'
import { UserError } from '../runtime/runtime.mjs'
import { failedOnce } from './test-results.mjs'

const MAX_ERROR_LINES = 8
const MAX_LINE_LENGTH = 200
/** The limit of one run. More are a fault of their own: something that many tests share is slow or wrong. */
const MAX_FLAKY = 5

export function createTestReport() {
	let passed = 0
	const failures = []
	const flaky = []
	const times = []

	/** @param results as of `test-results.mjs` */
	function add(part, results) {
		passed += results.passed
		failures.push(...results.failures.map((failure) => ({ part, ...failure })))
		flaky.push(...results.flaky)
	}

	/** Runs and times a part; one that throws counts as failed. @returns whether it succeeded */
	async function run(part, work) {
		const start = Date.now()
		try {
			await work()
			return true
		} catch (error) {
			const text = error instanceof UserError ? error.message : error.stack
			process.stderr.write(`${text}\n`)
			add(part, failedOnce(`${part} stopped`, text))
			return false
		} finally {
			times.push(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${part}`)
		}
	}

	/** Failed and flaky tests are next to the counts, so that the end of a log says which. */
	function text() {
		const failed = allFailures()
		const count = `${passed} passed, ${failed.length} failed\n`
		const list = [
			...failed.map(({ part, name, error }) => `\n${withError(`✗ ${part}: ${name}`, error)}`),
			...flaky.map(({ name, error }) => `\n${withError(`flaky: ${name}`, error)}`),
		]
		return ['', ...times, ...list, list.length === 0 ? count : `\n${count}`].join('\n')
	}

	function allFailures() {
		if (flaky.length <= MAX_FLAKY) return failures
		const error = `At most ${MAX_FLAKY} may pass at their second try.`
		return [...failures, { part: 'all parts', name: `${flaky.length} flaky tests`, error }]
	}

	return { add, run, text, hasFailures: () => allFailures().length > 0 }
}

/** A title with the first lines of an error below it. */
function withError(title, error) {
	const lines = stripVTControlCharacters(error)
		.split('\n')
		.filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:)/.test(line))
	const first = lines.slice(0, MAX_ERROR_LINES).map((line) => `    ${cut(line)}`)
	return [title, ...first].join('\n')
}

const cut = (line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line)
