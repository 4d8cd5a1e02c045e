// What `npm test` and `npm run test:full` print at their end: times, failed tests, counts.
import { stripVTControlCharacters } from 'node:util'
import { UserError } from '../runtime/runtime.mjs'
import { failedOnce } from './test-results.mjs'

const MAX_ERROR_LINES = 8
const MAX_LINE_LENGTH = 200

export function createTestReport() {
	let passed = 0
	const failures = []
	const times = []

	/** @param results as of `test-results.mjs` */
	function add(part, results) {
		passed += results.passed
		failures.push(...results.failures.map((failure) => ({ part, ...failure })))
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

	/** The failed tests are next to the counts, so that the end of a log says which. */
	function text() {
		const count = `${passed} passed, ${failures.length} failed\n`
		const list = failures.map((failure) => `\n${failureText(failure)}`)
		return ['', ...times, ...list, failures.length === 0 ? count : `\n${count}`].join('\n')
	}

	return { add, run, text, hasFailures: () => failures.length > 0 }
}

/** A failed test with the first lines of its error. */
function failureText({ part, name, error }) {
	const lines = stripVTControlCharacters(error)
		.split('\n')
		.filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:)/.test(line))
	const first = lines.slice(0, MAX_ERROR_LINES).map((line) => `    ${cut(line)}`)
	return [`✗ ${part}: ${name}`, ...first].join('\n')
}

const cut = (line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line)
