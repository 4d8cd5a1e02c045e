import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { isTransientError, reasonOf } from '#records/store/retry-opening.ts'
import { SQLITE_FILE } from '#records/store/sqlite/open-sqlite.ts'
import { readBuild } from './build/build-manifest.ts'
import { type Config, readSettings } from './config.ts'
import { createLog, type Log, logLibraryWarnings } from './logging/log.ts'
import { makePrivateFiles, secureDataDir } from './settings/data-dir.ts'
import { ConfigError } from './settings/settings-schema.ts'
import { buildFolders, type Site, type SiteOptions, startSite } from './site.ts'
import { startWatchdog } from './watchdog.ts'

const root = join(import.meta.dirname, '..')
const dev = process.argv.includes('--dev')

async function builtApp(): Promise<Pick<SiteOptions, 'build' | 'deskBuild' | 'buildId' | 'staticFolders'>> {
	const buildDir = join(root, 'build')
	const previous = join(buildDir, 'previous')
	// The router's own build, whose exports are a ServerBuild.
	const build = (await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)) as ServerBuild
	const deskBuild = (await import(pathToFileURL(join(buildDir, 'desk', 'server', 'index.js')).href)) as ServerBuild
	return {
		build,
		deskBuild,
		buildId: readBuild(buildDir)?.id,
		staticFolders: buildFolders(buildDir, existsSync(previous) ? readdirSync(previous).sort().reverse() : []),
	}
}

async function developedApp(): Promise<Pick<SiteOptions, 'build' | 'staticFolders' | 'createServer' | 'dev'>> {
	const { developWithVite } = await import('./develop.ts')
	return developWithVite(root)
}

function explain(error: unknown, config: Config): string | undefined {
	const code = error instanceof Error && 'code' in error ? error.code : null
	const syscall = error instanceof Error && 'syscall' in error ? error.syscall : null
	if (
		config.databaseUrl &&
		(isFromPostgres(error) || isTransientError(error) || syscall === 'connect' || syscall === 'getaddrinfo')
	) {
		return `The database of DATABASE_URL is not available (${reasonOf(error)}). Is it running, and are its name, user and password correct?`
	}
	if (isTransientError(error)) {
		return `${join(config.dataDir, SQLITE_FILE)} is not available (${reasonOf(error)}). Close the program that has it open, and start again.`
	}
	if (code === 'EADDRINUSE') {
		return `Port ${config.port} is in use by another program. Stop it, or choose another port: PORT=${config.port + 1} npm start`
	}
	if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
		return `HOST is ${config.host}, which is not an address of this machine. Use localhost, or 0.0.0.0 for public access.`
	}
	if (code === 'EACCES')
		return `Port ${config.port} needs privileges that this user does not have. Choose a port above 1023.`
	return undefined
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
function isFromPostgres(error: unknown): boolean {
	return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code)) && 'severity' in error
}

function stopOnSignals(site: Site, log: Log) {
	let stopping = false
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.on(signal, () => {
			if (stopping) return
			stopping = true
			log.info({ signal }, 'stopping')
			site.stop().then(
				() => process.exit(0),
				(error: unknown) => {
					log.error({ err: error }, 'shutdown failed')
					process.exit(1)
				},
			)
		})
	}
}

function startMessage({ siteUrl }: Config, { url }: Site): string {
	return siteUrl === null || siteUrl === url ? url : `${siteUrl} and listens at ${url}`
}

async function main() {
	makePrivateFiles()
	let config: Config
	try {
		config = readSettings(root, { dev })
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error
		process.stderr.write(`${error.message}\n`)
		process.exitCode = 1
		return
	}
	const log = createLog(config.logLevel)
	if (!dev) logLibraryWarnings(log)
	for (const warning of config.warnings) log.warn(warning)
	const openFiles = await secureDataDir(config.dataDir)
	if (openFiles) log.warn(openFiles)
	if (!dev) startWatchdog(config.dataDir)
	try {
		const site = await startSite({ config, log, ...(dev ? await developedApp() : await builtApp()) })
		stopOnSignals(site, log)
		process.stdout.write(`\n  The site is at ${startMessage(config, site)}\n\n`)
	} catch (error) {
		const sentence = explain(error, config)
		if (!sentence) throw error
		process.stderr.write(`${sentence}\n`)
		process.exit(1)
	}
}

await main()
