import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#records/backup/backup.ts'
import { BackupError } from '#records/backup/backup-file.ts'
import { restore } from '#records/backup/restore.ts'
import { readSettings } from './config.ts'
import { makePrivateFiles } from './settings/data-dir.ts'
import { ConfigError } from './settings/settings-schema.ts'

const USAGE = `npm run backup -- FILE              back up everything a new machine needs; the site may be running
npm run restore -- FILE             restore into DATA_DIR, and the database of DATABASE_URL; stop the site first
                --replace           move away or delete the records that are there
                --sha256 HEX        refuse any other file than the one with this checksum
`

/** `npm run backup` and `npm run restore`. */
async function run([command, ...words]: string[]): Promise<string> {
	const { values, positionals } = parseArgs({
		args: words,
		allowPositionals: true,
		options: {
			replace: { type: 'boolean', default: false },
			sha256: { type: 'string' },
		},
	})
	const [path, ...more] = positionals
	if (path === undefined || more.length > 0) throw new BackupError(`Give one FILE.\n\n${USAGE}`)
	const file = resolve(path)
	const { dataDir, databaseUrl, secrets } = readSettings(join(import.meta.dirname, '..'))
	if (command === 'backup') {
		const { rows, files, sha256 } = await backUp({ dataDir, databaseUrl, secrets }, file)
		return `Backed up ${rows} records and ${files} files to ${file}. It contains personal data: keep it as safe as the site.
SHA-256 ${sha256}`
	}
	const { replace, sha256: expected } = values
	const restored = await restore(file, { dataDir, databaseUrl, replace, sha256: expected })
	return `Restored ${restored.rows} records and ${restored.files} files as they were at ${restored.createdAt}.
SHA-256 ${restored.sha256}

${WHAT_COMES_BACK}${restored.replaced === undefined ? '' : whatWasReplaced(restored.replaced)}`
}

const WHAT_COMES_BACK = `Everyone at the desk signs in again, and open invitations have ended: invite those people again.
At the desk, remove members, passkeys and linked accounts again that were removed since then.
Erase people again whom you have erased since then.`

function whatWasReplaced(folder: string): string {
	return `

What was there before is in ${folder}
It has everyone's data, also of people who were erased since. Delete the folder once the site is right, within a week:
rm -r '${folder}'`
}

makePrivateFiles()
try {
	process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
	const isKnown = error instanceof BackupError || error instanceof ConfigError
	process.stderr.write(
		`${isKnown ? '' : 'Command failed: '}${error instanceof Error ? error.message : String(error)}\n`,
	)
	process.exitCode = 1
}
