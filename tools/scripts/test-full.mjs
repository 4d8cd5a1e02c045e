// `npm run test:full`: tests that need PostgreSQL, nginx or root. `npm run test:full -- faults --kills 20` runs one part.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureInstalled, fail, run, runApart, UserError } from './runtime/runtime.mjs'
import { ensurePrograms } from './test/debian-packages.mjs'
import { ALONE, LANES, PARTS } from './test/full-parts.mjs'

const { names, options } = readArguments()
const total = { passed: 0, failed: 0 }
const spent = []
const reports = mkdtempSync(join(tmpdir(), 'full-tests-'))

// Always ends with the count line, and a failing part does not stop the others.
if (await attempt('install and build', prepare)) {
	await Promise.all(LANES.map(runLane))
	await runLane(ALONE)
}
rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${spent.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1

function readArguments() {
	const known = Object.values(PARTS).flatMap((part) => part.options)
	const parsed = parseOrFail({
		options: Object.fromEntries(known.map((name) => [name, { type: 'string' }])),
		allowPositionals: true,
	})
	const unknown = parsed.positionals.filter((name) => !(name in PARTS))
	if (unknown.length > 0) fail(`Unknown part “${unknown[0]}”. Parts: ${Object.keys(PARTS).join(', ')}.`)
	return {
		names: parsed.positionals.length > 0 ? parsed.positionals : Object.keys(PARTS),
		options: parsed.values,
	}
}

function parseOrFail(definition) {
	try {
		return parseArgs(definition)
	} catch (error) {
		return fail(error.message)
	}
}

function prepare() {
	ensureInstalled()
	ensureBuilt()
}

async function runLane(lane) {
	for (const name of lane.filter((one) => names.includes(one))) await attempt(name, () => runPart(name))
}

async function runPart(name) {
	const part = PARTS[name]
	ensurePrograms(part.programs)
	const own = Object.entries(options).filter(([option]) => part.options.includes(option))
	process.stdout.write(`\n— ${name}\n`)
	add(await part.count(names.length === 1 ? run : runApart, join(reports, `${name}.json`), Object.fromEntries(own)))
}

/** Runs and times a stage; one that throws counts as failed. @returns whether it succeeded */
async function attempt(name, work) {
	const start = Date.now()
	try {
		await work()
		return true
	} catch (error) {
		process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`)
		add({ passed: 0, failed: 1 })
		return false
	} finally {
		spent.push(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${name}`)
	}
}

function add({ passed, failed }) {
	total.passed += passed
	total.failed += failed
}
