import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#records/backup/backup.ts'
import { BackupError } from '#records/backup/backup-file.ts'
import { restore } from '#records/backup/restore.ts'
import { ConfigError } from './settings/config-error.ts'
import { makePrivateFiles } from './settings/data-dir.ts'
import { readSettings } from './settings/settings.ts'

const USAGE = `npm run backup -- FILE              back up everything a new machine needs; the site may be running
npm run restore -- FILE [--replace] restore into DATA_DIR, and the database of DATABASE_URL; stop the site first
`

/** `npm run backup` and `npm run restore`. */
async function run([command, ...words]: string[]): Promise<string> {
	const { values, positionals } = parseArgs({
		args: words,
		allowPositionals: true,
		options: { replace: { type: 'boolean', default: false } },
	})
	const [path, ...more] = positionals
	if (path === undefined || more.length > 0) throw new BackupError(`Give one FILE.\n\n${USAGE}`)
	const file = resolve(path)
	const { dataDir, databaseUrl, contentSecret, formSecret } = readSettings(join(import.meta.dirname, '..'))
	if (command === 'backup') {
		const secrets = { 'content-secret': contentSecret, 'form-secret': formSecret }
		const { rows, files } = await backUp({ dataDir, databaseUrl, secrets }, file)
		return `Backed up ${rows} records and ${files} files to ${file}. It contains personal data: keep it as safe as the site.`
	}
	const { rows, files, createdAt } = await restore(file, { dataDir, databaseUrl, replace: values.replace })
	return `Restored ${rows} records and ${files} files as they were at ${createdAt}.`
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
