import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'

/**
 * The settings of the site in a folder: the environment, and `.env` there.
 *
 * @throws `ConfigError`
 */
export function readSettings(root: string, options: { dev?: boolean } = {}): Config {
	const envFile = join(root, '.env')
	// The one place, beside config.ts, that hands the environment on.
	// biome-ignore lint/style/noProcessEnv: read once, through the schema
	return readConfig(process.env, existsSync(envFile) ? readFileSync(envFile, 'utf8') : '', options)
}
