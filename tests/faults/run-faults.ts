/*
 * `node tests/faults/run-faults.ts [GROUP …] [--kills 200 --cuts 10 --restarts 5]`: the tests of records/ on PostgreSQL, then the
 * store broken in every way a machine can, and the built site with it, with a count of what is gone. `npm run test:full -- faults` runs
 * the groups side by side, each in a process of its own. Ends with one line `N passed, N failed`, or, with `--results FILE`, writes the
 * results there.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createTestReport } from '#tools/scripts/test/test-report.mjs'
import type { TestResults } from '#tools/scripts/test/test-results.mjs'
import { type Loss, startWriter } from './child.ts'
import { killInBursts } from './kills.ts'
import { isOneDesk, openDeskOnTwoSites } from './postgres/desk-on-two-sites.ts'
import { freezePostgres, isAnsweredInTime } from './postgres/frozen-postgres.ts'
import { isPatient, startWithoutPostgres } from './postgres/late-postgres.ts'
import { restartUnderLoad } from './postgres/postgres-restarts.ts'
import { type PostgresOptions, type PostgresServer, startPostgres } from './postgres/postgres-server.ts'
import { killOneOfTwo } from './postgres/two-sites.ts'
import { canFillDisk, fillDisk } from './sqlite/full-disk.ts'
import { isNotHeldUp, lockSqlite } from './sqlite/locked-sqlite.ts'
import { canCutPower, cutPower } from './sqlite/power-cuts.ts'
import { testJourneysOn, testRecordsOn } from './unit-tests.ts'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		kills: { type: 'string', default: '200' },
		cuts: { type: 'string', default: '10' },
		restarts: { type: 'string', default: '5' },
		results: { type: 'string' },
	},
})
const results: TestResults = { passed: 0, failures: [], flaky: [] }
// Debian's mount, mkfs.ext4 and runuser are not in every PATH.
process.env.PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/** Faults of one PostgreSQL are in one group. */
const GROUPS: Record<string, () => Promise<void>> = {
	async sqlite() {
		await compileWriter()
		const dataDir = mkdtempSync(join(tmpdir(), 'faults-'))
		await report(`SQLite, ${values.kills} kills`, () =>
			killInBursts({ dataDir, databaseUrl: null }, Number(values.kills)),
		)
		rmSync(dataDir, { recursive: true })
		if (canCutPower()) await report(`SQLite, ${values.cuts} power cuts`, () => cutPower(Number(values.cuts)))
		else process.stdout.write('Power cuts skipped: this machine cannot mount a file as a disk.\n')
		if (canFillDisk())
			await report(
				'SQLite, full disk',
				() => fillDisk(),
				(loss) => loss.acceptedAgain,
			)
		else process.stdout.write('Full disk skipped: this machine cannot mount a small disk.\n')
	},
	/** With a server of their own: after a crash PostgreSQL syncs every file, and each of these tests creates a database. */
	records: () =>
		withPostgres(
			async (server) => {
				add(testRecordsOn(server.url))
				add(testJourneysOn(server.url))
			},
			{ isDurable: false },
		),
	postgres: () =>
		withPostgres(async (server) => {
			await compileWriter()
			const store = { dataDir: '', databaseUrl: server.url }
			await report(`PostgreSQL, ${values.kills} kills of the site`, () => killInBursts(store, Number(values.kills)))
			await report(
				`PostgreSQL, ${values.restarts} restarts under load`,
				() => restartUnderLoad(server, server.url, Number(values.restarts)),
				({ restarts, acceptedAgain }) => acceptedAgain === restarts,
			)
		}),
	twoSites: () =>
		withPostgres((server) =>
			report('PostgreSQL and two sites, one restart, one site killed', () => killOneOfTwo(server)),
		),
	desk: () =>
		withPostgres((server) =>
			report('PostgreSQL, one desk on two sites: links and event streams', () => openDeskOnTwoSites(server), isOneDesk),
		),
	late: () =>
		withPostgres((server) =>
			report('PostgreSQL, away or frozen while the site starts', () => startWithoutPostgres(server), isPatient),
		),
	locked: () => report('SQLite, locked by another program for a minute', () => lockSqlite(60_000), isNotHeldUp),
	frozen: () =>
		withPostgres((server) =>
			report('PostgreSQL, frozen under more visitors than connections', () => freezePostgres(server), isAnsweredInTime),
		),
}

for (const name of positionals.length > 0 ? positionals : Object.keys(GROUPS)) {
	const group = GROUPS[name]
	if (!group) throw new Error(`no such group: ${name}`)
	await group()
}

if (values.results) writeFileSync(values.results, JSON.stringify(results))
else printResults()
process.exitCode = results.failures.length === 0 ? 0 : 1

function printResults() {
	const report = createTestReport()
	report.add('faults', results)
	process.stdout.write(report.text())
}

/** A process that ends normally saves the compile cache: the others are killed. */
async function compileWriter() {
	const dataDir = mkdtempSync(join(tmpdir(), 'compiled-'))
	await startWriter({ dataDir, databaseUrl: null }, 'count').ended
	rmSync(dataDir, { recursive: true })
}

async function withPostgres(work: (server: PostgresServer) => Promise<void>, options?: PostgresOptions) {
	const server = await startPostgres(options)
	try {
		await work(server)
	} finally {
		server.stop()
	}
}

/** A run that throws is tried once more. One that lost or tore a record is not: a loss is a failure, however seldom. */
async function report<T extends Loss>(name: string, run: () => Promise<T>, isRight: (loss: T) => boolean = () => true) {
	const started = Date.now()
	let firstError: string | null = null
	const loss = await run()
		.catch((error: unknown) => {
			firstError = String(error)
			return run()
		})
		.catch((error: unknown) => String(error))
	if (typeof loss === 'string') {
		process.stderr.write(`${loss}\n`)
		process.stdout.write(`✗ ${name}\n`)
		results.failures.push({ name, error: loss })
		return
	}
	const { accepted, lost, torn, damaged } = loss
	// A run that accepted nothing proves nothing.
	const hasPassed = accepted > 0 && lost === 0 && torn === 0 && damaged.length === 0 && isRight(loss)
	const text = JSON.stringify({ ...loss, damaged })
	if (hasPassed) results.passed += 1
	else results.failures.push({ name, error: text })
	if (hasPassed && firstError) results.flaky.push({ name, error: firstError })
	const seconds = Math.round((Date.now() - started) / 1000)
	process.stdout.write(`${hasPassed ? '✓' : '✗'} ${name} (${seconds} s): ${text}\n`)
}

function add({ passed, failures, flaky }: TestResults) {
	results.passed += passed
	results.failures.push(...failures)
	results.flaky.push(...flaky)
}
