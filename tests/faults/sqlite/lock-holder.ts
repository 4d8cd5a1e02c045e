import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Like a database browser with unsaved changes. */
const HOLD = `
const { DatabaseSync } = require('node:sqlite')
const db = new DatabaseSync(process.argv[1], { timeout: 10000 })
db.exec(process.argv[2])
console.log('locked')
process.stdin.once('end', () => process.exit()).resume()
`

/** Locks a store in another process until `release`. @param sql takes the lock; the write lock by default */
export async function holdLock(dataDir: string, sql = 'begin immediate') {
	const child = spawn(process.execPath, ['-e', HOLD, join(dataDir, 'records.db'), sql], {
		stdio: ['pipe', 'pipe', 'inherit'],
	})
	const ended = once(child, 'exit')
	await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error('no lock was had')))])
	return {
		async release() {
			child.stdin.end()
			await ended
		},
	}
}
