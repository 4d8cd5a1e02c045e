/*
 * `node tests/faults/run-faults.ts [GROUP …] [--kills 200 --cuts 10 --restarts 5]`: the tests of records/ on both engines, then the
 * store broken in every way a machine can, and the built site with it, with a count of what is gone. `npm run test:full -- faults` runs
 * the groups side by side, each in a process of its own. Ends with one line `N passed, N failed`, or, with `--counts FILE`, writes the
 * two numbers there.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Loss, startWriter } from './child.ts'
import { killInBursts } from './kills.ts'
import { freezePostgres, isAnsweredInTime } from './postgres/frozen-postgres.ts'
import { isPatient, startWithoutPostgres } from './postgres/late-postgres.ts'
import { restartUnderLoad } from './postgres/postgres-restarts.ts'
import { type PostgresServer, startPostgres } from './postgres/postgres-server.ts'
import { killOneOfTwo } from './postgres/two-sites.ts'
import { canFillDisk, fillDisk } from './sqlite/full-disk.ts'
import { isNotHeldUp, lockSqlite } from './sqlite/locked-sqlite.ts'
import { canCutPower, cutPower } from './sqlite/power-cuts.ts'
import { testRecordsOn } from './unit-tests.ts'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		kills: { type: 'string', default: '200' },
		cuts: { type: 'string', default: '10' },
		restarts: { type: 'string', default: '5' },
		counts: { type: 'string' },
	},
})
const total = { passed: 0, failed: 0 }
// Debian's mount, mkfs.ext4 and runuser are not in every PATH.
process.env.PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/** Faults of one PostgreSQL are in one group. */
const GROUPS: Record<string, () => Promise<void>> = {
	async sqlite() {
		await compileWriter()
		const dataDir = mkdtempSync(join(tmpdir(), 'faults-'))
		await report(`SQLite, ${values.kills} kills`, killInBursts({ dataDir, databaseUrl: null }, Number(values.kills)))
		rmSync(dataDir, { recursive: true })
		if (canCutPower()) await report(`SQLite, ${values.cuts} power cuts`, cutPower(Number(values.cuts)))
		else process.stdout.write('Power cuts skipped: this machine cannot mount a file as a disk.\n')
		if (canFillDisk()) await report('SQLite, full disk', fillDisk(), (loss) => loss.acceptedAgain)
		else process.stdout.write('Full disk skipped: this machine cannot mount a small disk.\n')
	},
	postgres: () =>
		withPostgres(async (server) => {
			await compileWriter()
			add(testRecordsOn(server.url))
			const store = { dataDir: '', databaseUrl: server.url }
			await report(`PostgreSQL, ${values.kills} kills of the site`, killInBursts(store, Number(values.kills)))
			await report(
				`PostgreSQL, ${values.restarts} restarts under load`,
				restartUnderLoad(server, server.url, Number(values.restarts)),
				({ restarts, acceptedAgain }) => acceptedAgain === restarts,
			)
		}),
	twoSites: () =>
		withPostgres((server) => report('PostgreSQL and two sites, one restart, one site killed', killOneOfTwo(server))),
	late: () =>
		withPostgres((server) =>
			report('PostgreSQL, away or frozen while the site starts', startWithoutPostgres(server), isPatient),
		),
	locked: () => report('SQLite, locked by another program for a minute', lockSqlite(60_000), isNotHeldUp),
	frozen: () =>
		withPostgres((server) =>
			report('PostgreSQL, frozen under more visitors than connections', freezePostgres(server), isAnsweredInTime),
		),
}

for (const name of positionals.length > 0 ? positionals : Object.keys(GROUPS)) {
	const group = GROUPS[name]
	if (!group) throw new Error(`no such group: ${name}`)
	await group()
}

if (values.counts) writeFileSync(values.counts, JSON.stringify(total))
else process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1

/** A process that ends normally saves the compile cache: the others are killed. */
async function compileWriter() {
	const dataDir = mkdtempSync(join(tmpdir(), 'compiled-'))
	await startWriter({ dataDir, databaseUrl: null }, 'count').ended
	rmSync(dataDir, { recursive: true })
}

async function withPostgres(work: (server: PostgresServer) => Promise<void>) {
	const server = await startPostgres()
	try {
		await work(server)
	} finally {
		server.stop()
	}
}

async function report<T extends Loss>(name: string, run: Promise<T>, isRight: (loss: T) => boolean = () => true) {
	const started = Date.now()
	const loss = await run.catch((error: unknown) => {
		process.stderr.write(`${String(error)}\n`)
		return null
	})
	if (!loss) {
		add({ passed: 0, failed: 1 })
		process.stdout.write(`✗ ${name}\n`)
		return
	}
	const { accepted, lost, torn, damaged } = loss
	// A run that accepted nothing proves nothing.
	const hasPassed = accepted > 0 && lost === 0 && torn === 0 && damaged.length === 0 && isRight(loss)
	add(hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
	const seconds = Math.round((Date.now() - started) / 1000)
	process.stdout.write(`${hasPassed ? '✓' : '✗'} ${name} (${seconds} s): ${JSON.stringify({ ...loss, damaged })}\n`)
}

function add({ passed, failed }: typeof total) {
	total.passed += passed
	total.failed += failed
}
