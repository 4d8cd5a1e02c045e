import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { READ_NOTE } from '#lib/read-note.ts'

/** Longer than any page, import or backup holds the loop. */
const STANDS_STILL_MS = 30_000
/** Looks in that time: one that a suspended machine has delayed counts once. */
const LOOKS = 6

/** In a thread of its own: the loop that stands still cannot notice it. Written in JavaScript, because a worker made of a text runs as it is. */
const WATCH = `
const { appendFileSync, writeSync } = require('node:fs')
const { workerData: { beats, everyMs, looks, note, file } } = require('node:worker_threads')
let [seen, missed] = [-1, 0]
setInterval(() => {
	const now = Atomics.load(beats, 0)
	missed = now === seen ? missed + 1 : 0
	seen = now
	if (missed < looks) return
	const read = Buffer.from(note, 4, Atomics.load(new Int32Array(note, 0, 1), 0)).toString()
	writeSync(2, 'The process answered nothing for ' + Math.round((everyMs * looks) / 1000) + ' seconds' + (read && ', reading ' + read) + '. It ends, so that it is started again.\\n')
	try {
		if (read) appendFileSync(file, read + '\\t' + new Date().toISOString() + '\\n')
	} catch {}
	process.kill(process.pid, 'SIGKILL')
}, everyMs)
`

const FILE = 'endless-records.txt'

/** The records at which a process of this data folder stood still, as `noteReading` was told, and when (0: not known). */
export function readEndlessRecords(dataDir: string): ReadonlyMap<string, number> {
	const file = join(dataDir, FILE)
	const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
	return new Map(
		lines.map((line) => {
			const [key = '', at = ''] = line.split('\t')
			return [key, Date.parse(at) || 0]
		}),
	)
}

/**
 * Ends the process when its event loop has stood still for 30 seconds: no page, form or payment event is answered then, and what
 * started it (systemd, the container) starts it again. The record that it was reading is noted in the data folder, and skipped from
 * then on: otherwise it would end the next process too.
 */
export function startWatchdog(dataDir: string, { standsStillMs = STANDS_STILL_MS } = {}): void {
	const beats = new Int32Array(new SharedArrayBuffer(4))
	const everyMs = standsStillMs / LOOKS
	const watcher = new Worker(WATCH, {
		eval: true,
		execArgv: [],
		workerData: { beats, everyMs, looks: LOOKS, note: READ_NOTE, file: join(dataDir, FILE) },
		resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
	})
	watcher.unref()
	setInterval(() => Atomics.add(beats, 0, 1), everyMs / 2).unref()
}
