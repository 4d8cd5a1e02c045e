// `npm run test:full`: what needs more time or programs than `npm test`. `npm run test:full -- faults --kills 20` runs one part.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureInstalled, fail, runApart, runBeside } from './runtime/runtime.mjs'
import { bundleTestServer } from './test/bundle-test-server.mjs'
import { ensurePrograms } from './test/debian-packages.mjs'
import { GROUPS, LANES, PARTS, QUIET_LANES } from './test/full-parts.mjs'
import { createTestReport } from './test/test-report.mjs'

const { names, options } = readArguments()
const report = createTestReport()
const reports = mkdtempSync(join(tmpdir(), 'full-tests-'))

// Always ends with the count line, and a failing part does not stop the others.
if (await report.run('install and build', prepare)) {
	await Promise.all(LANES.map(runLane))
	await Promise.all(QUIET_LANES.map(runLane))
}
rmSync(reports, { recursive: true, force: true })
process.stdout.write(report.text())
process.exitCode = report.hasFailures() ? 1 : 0

function readArguments() {
	const known = Object.values(PARTS).flatMap((part) => part.options)
	const parsed = parseOrFail({
		options: Object.fromEntries(known.map((name) => [name, { type: 'string' }])),
		allowPositionals: true,
	})
	const asked = parsed.positionals.flatMap((name) => GROUPS[name] ?? name)
	const unknown = asked.filter((name) => !(name in PARTS))
	if (unknown.length > 0) fail(`Unknown part “${unknown[0]}”. Parts: ${Object.keys(PARTS).join(', ')}.`)
	return {
		names: asked.length > 0 ? asked : Object.keys(PARTS),
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
	bundleTestServer()
}

async function runLane(lane) {
	for (const name of lane.filter((one) => names.includes(one))) await report.run(name, () => runPart(name))
}

async function runPart(name) {
	const part = PARTS[name]
	ensurePrograms(part.programs)
	const own = Object.entries(options).filter(([option]) => part.options.includes(option))
	process.stdout.write(`\n— ${name}\n`)
	const runner = names.length === 1 ? runBeside : runApart
	report.add(name, await part.run(runner, join(reports, `${name}.json`), Object.fromEntries(own)))
}
