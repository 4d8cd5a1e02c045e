import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'

/** Reads the settings from the environment and `.env`. @throws `ConfigError` */
export function readSettings(root: string, options: { dev?: boolean } = {}): Config {
	const envFile = join(root, '.env')
	// The only place that reads the environment, beside config.ts.
	// biome-ignore lint/style/noProcessEnv: read once, through the schema
	return readConfig(process.env, existsSync(envFile) ? readFileSync(envFile, 'utf8') : '', options)
}
