import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Emails written as files, with decoded lines. */
export function emailsIn(dataDir: string): string[] {
	const folder = join(dataDir, 'emails')
	return (existsSync(folder) ? readdirSync(folder) : [])
		.map((name) => join(folder, name))
		.filter((file) => file.endsWith('.eml'))
		.map((file) =>
			readFileSync(file, 'utf8')
				.replace(/=\r?\n/g, '')
				.replace(/=3D/g, '='),
		)
}
