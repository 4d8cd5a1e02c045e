import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#records/backup/backup.ts'
import { BackupError } from '#records/backup/backup-file.ts'
import { restore } from '#records/backup/restore.ts'
import { ConfigError } from './settings/config-error.ts'
import { makePrivateFiles } from './settings/data-dir.ts'
import { readSettings } from './settings/settings.ts'

const USAGE = `npm run backup -- FILE              everything a site on an empty machine needs, while the site runs
npm run restore -- FILE [--replace] fill an empty DATA_DIR, and DATABASE_URL's database, while it does not
`

/** `npm run backup` and `npm run restore`. */
async function run([command, ...words]: string[]): Promise<string> {
	const { values, positionals } = parseArgs({
		args: words,
		allowPositionals: true,
		options: { replace: { type: 'boolean', default: false } },
	})
	const [path, ...more] = positionals
	if (path === undefined || more.length > 0) throw new BackupError(`Name one file.\n\n${USAGE}`)
	const file = resolve(path)
	const { dataDir, databaseUrl, contentSecret, formSecret } = readSettings(join(import.meta.dirname, '..'))
	if (command === 'backup') {
		const secrets = { 'content-secret': contentSecret, 'form-secret': formSecret }
		const { rows, files } = await backUp({ dataDir, databaseUrl, secrets }, file)
		return `Backed up ${rows} records and ${files} files to ${file}. It holds what people wrote: keep it as safe as the site.`
	}
	const { rows, files, createdAt } = await restore(file, { dataDir, databaseUrl, replace: values.replace })
	return `Restored ${rows} records and ${files} files as they were at ${createdAt}.`
}

makePrivateFiles()
try {
	process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
	const isKnown = error instanceof BackupError || error instanceof ConfigError
	process.stderr.write(`${isKnown ? '' : 'That failed: '}${error instanceof Error ? error.message : String(error)}\n`)
	process.exitCode = 1
}
