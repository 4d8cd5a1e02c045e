import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from './config.ts'
import { type Desk, DeskError } from './desk/command.ts'
import { openDesk } from './desk/open-desk.ts'
import { runDesk } from './desk/run-desk.ts'
import { makePrivateFiles } from './settings/data-dir.ts'
import { ConfigError } from './settings/settings-schema.ts'

const OWNER_ONLY = 0o600

makePrivateFiles()
const root = join(import.meta.dirname, '..')
async function open(): Promise<Desk> {
	try {
		return await openDesk(readSettings(root))
	} catch (error) {
		throw error instanceof ConfigError ? new DeskError(error.message) : error
	}
}

function save(path: string, text: string) {
	writeFileSync(path, text, { mode: OWNER_ONLY })
	// Overwriting an existing file keeps its mode.
	chmodSync(path, OWNER_ONLY)
}

process.exitCode = await runDesk(process.argv.slice(2), open, {
	out: (text) => void process.stdout.write(text),
	err: (text) => void process.stderr.write(text),
	save,
})
