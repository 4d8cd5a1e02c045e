import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './settings-schema.ts'

/** A secret that survives restarts because it lies in the data folder, readable by the owner alone. */
export function readOrCreateSecret(dataDir: string, name: string, setting: string): string {
	const file = join(dataDir, name)
	try {
		mkdirSync(dataDir, { recursive: true })
		if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('base64url'))
		return readFileSync(file, 'utf8').trim()
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error)
		throw new ConfigError(`DATA_DIR must be a folder this user can write to (${reason}); or set ${setting}`)
	}
}

/** Puts a file in place at once with all its text, unless it is there: two starts at once end with one secret. */
function writeOnce(file: string, text: string) {
	const aside = `${file}.${process.pid}`
	writeFileSync(aside, text, { mode: 0o600 })
	try {
		linkSync(aside, file)
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
	} finally {
		rmSync(aside)
	}
}
