import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { nearMiss } from './settings/near-miss.ts'

/** Emails written as files need no valid sender. */
const EMAIL_FILES_FROM = 'letters@localhost'
const FIRST_SYSTEMD_FD = 3
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1']

const address = z
	.url({ protocol: /^https?$/, error: 'must be an address like https://www.example.org' })
	.refine((value) => {
		if (!URL.canParse(value)) return true
		const { username, password, search, hash } = new URL(value)
		return !username && !password && !search && !hash
	}, 'must be an address without a name, a password, a query or a hash')
	.transform((value) => value.replace(/\/+$/, ''))
const origin = address.refine(
	(value) => !URL.canParse(value) || new URL(value).pathname === '/',
	'must be an address without a path',
)
const hostList = z
	.string()
	.transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
	.pipe(
		z.array(
			z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, { error: 'must be hosts like cdn.example.org, with commas between' }),
		),
	)
const serviceList = z
	.string()
	.transform((value) => (value.toLowerCase() === 'off' ? [] : value.split(',').map((one) => one.trim())))
	.pipe(z.array(address.refine(isSafeAddress, { error: 'must be "off" or https addresses, with commas between' })))
const emailAddress = z
	.string()
	.trim()
	.regex(/^[^\s<>@,;]+@[^\s<>@,;]+$/, { error: 'must be one email address, like office@example.org' })
const onOff = z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).transform((value) => value === 'on')

const count = z
	.string()
	.regex(/^\d{1,6}$/, 'must be a number from 0 to 999999')
	.transform(Number)

/** Every setting of the site; explained in `docs/running.md`. */
const schema = z.object({
	PORT: z
		.string()
		.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
		.transform(Number)
		.refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
		.default(3000),
	HOST: z.string().default('localhost'),
	SITE_URL: origin.optional(),
	API_BASE: address.optional(),
	API_USER: z
		.string()
		.trim()
		.min(1)
		.regex(/^[^:]*$/, { error: 'must not contain a colon' })
		.optional(),
	API_PASSWORD: z.string().min(1).optional(),
	MEDIA_HOSTS: hostList.default([]),
	CONTENT_DIR: z.string().default('sample'),
	DATA_DIR: z.string().default('.data'),
	CONTENT_SECRET: z.string().trim().min(16, { error: 'must be at least 16 characters long' }).optional(),
	ICON_SERVICE: serviceList.default([]),
	LOG_LEVEL: z
		.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
			error: 'must be one of fatal, error, warn, info, debug, trace, silent',
		})
		.default('info'),
	GALLERY: onOff.optional(),
	PRERENDER: onOff.default(true),
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/name' })
		.optional(),
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@mail.example.org:587' })
		.optional(),
	MAIL_FROM: z
		.string()
		.regex(/^([^<>\r\n]+<)?[^\s<>@]+@[^\s<>@]+>?$/, { error: 'must be like Fairlead <hello@fairlead.example>' })
		.optional(),
	NOTIFICATION_EMAIL: emailAddress.optional(),
	FORM_SECRET: z.string().trim().min(16, { error: 'must be at least 16 characters long' }).optional(),
	MAX_NEW_ADDRESS_EMAILS_PER_CLIENT_HOUR: count.default(3),
	MAX_NEW_ADDRESS_EMAILS_PER_SITE_HOUR: count.default(60),
	TRUST_PROXY: z
		.string()
		.regex(/^\d$/, 'must be the number of proxies in front of the site, from 0 to 9')
		.transform(Number)
		.default(0),
})

/** The settings as the process uses them. */
export interface Config {
	port: number
	host: string
	/** A listening socket handed over by systemd, in place of host and port; null for none. */
	listenFd: number | null
	/** The public origin, without a slash at the end; null while it follows the port the system gives (port 0). */
	siteUrl: string | null
	/** The content backend; null for the embedded one. */
	apiBase: string | null
	/** What the content backend asks for: an application password, or the password of the server in front of it. */
	apiCredentials: { user: string; password: string } | undefined
	/** Whether submissions are also sent to that backend: only when `CONTENT_SECRET` is set. */
	hasInbox: boolean
	/** Hosts besides the backend's own that may serve its pictures. */
	mediaHosts: string[]
	/** Public icon services, the first choice first; none: only installed icons are shown. */
	iconServices: string[]
	contentDir: string
	dataDir: string
	contentSecret: string
	logLevel: z.output<typeof schema>['LOG_LEVEL']
	/** Whether /gallery answers. */
	gallery: boolean
	/** Whether pages are rendered before they are requested. */
	prerender: boolean
	/** Where what visitors send is kept; null for SQLite in the data folder. */
	databaseUrl: string | null
	/** The mail server; null: letters become files in the data folder. */
	smtpUrl: string | null
	/** Who letters come from: "Fairlead <hello@fairlead.example>". */
	mailFrom: string
	/** Where notices for staff go, before what the content backend names; null to follow the backend. */
	notificationEmail: string | null
	/** Signs what the pages of forms carry. */
	formSecret: string
	/** Emails per hour to unconfirmed addresses, per client and in all. */
	emailLimits: { maxPerClientHour: number; maxPerSiteHour: number }
	/** How many proxies stand in front and say whom they speak for. */
	trustedProxies: number
	/** Warnings about unknown settings. */
	warnings: string[]
}

/** Settings that cannot be used. The message says which and how to mend them. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment and a `.env` file (the environment wins).
 *
 * An empty value counts as unset. A missing `CONTENT_SECRET` is made once and kept in the data folder.
 */
export function readConfig(env: Record<string, string | undefined>, dotEnvText = '', { dev = false } = {}): Config {
	const fromFile = parseEnv(dotEnvText)
	const given = Object.fromEntries(Object.entries({ ...fromFile, ...env }).filter(([, value]) => value))
	const parsed = schema.safeParse(given)
	if (!parsed.success) {
		const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
		throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}\ndocs/running.md explains each of them.`)
	}
	const { HOST, PORT, SITE_URL, ...settings } = parsed.data
	if (SITE_URL === undefined && !LOCAL_HOSTS.includes(HOST)) {
		throw new ConfigError(
			`HOST is ${HOST}, so others can reach the site: set SITE_URL to its public address, like https://www.example.org`,
		)
	}
	if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined) {
		throw new ConfigError(
			'SMTP_URL is set: set MAIL_FROM, too, to who letters come from, like Fairlead <hello@fairlead.example>',
		)
	}
	const dataDir = resolve(settings.DATA_DIR)
	const contentDir = resolve(settings.CONTENT_DIR)
	if (settings.API_BASE === undefined && !existsSync(contentDir)) {
		throw new ConfigError(`CONTENT_DIR must be a folder with the content, but there is no ${contentDir}`)
	}
	return {
		port: PORT,
		host: HOST,
		listenFd: systemdSocket(env),
		siteUrl: SITE_URL ?? (PORT === 0 ? null : `http://localhost:${PORT}`),
		apiBase: settings.API_BASE ?? null,
		apiCredentials: credentialsOf(settings.API_USER, settings.API_PASSWORD, settings.API_BASE),
		hasInbox: settings.API_BASE !== undefined && settings.CONTENT_SECRET !== undefined,
		mediaHosts: settings.MEDIA_HOSTS,
		iconServices: settings.ICON_SERVICE,
		contentDir,
		dataDir,
		contentSecret: settings.CONTENT_SECRET ?? readOrCreateSecret(dataDir, 'content-secret', 'CONTENT_SECRET'),
		logLevel: settings.LOG_LEVEL,
		gallery: settings.GALLERY ?? dev,
		prerender: settings.PRERENDER,
		databaseUrl: settings.DATABASE_URL ?? null,
		smtpUrl: settings.SMTP_URL ?? null,
		mailFrom: settings.MAIL_FROM ?? EMAIL_FILES_FROM,
		notificationEmail: settings.NOTIFICATION_EMAIL ?? null,
		formSecret: settings.FORM_SECRET ?? readOrCreateSecret(dataDir, 'form-secret', 'FORM_SECRET'),
		emailLimits: {
			maxPerClientHour: settings.MAX_NEW_ADDRESS_EMAILS_PER_CLIENT_HOUR,
			maxPerSiteHour: settings.MAX_NEW_ADDRESS_EMAILS_PER_SITE_HOUR,
		},
		trustedProxies: settings.TRUST_PROXY,
		warnings: unknownSettings(fromFile, env),
	}
}

/** sd_listen_fds(3): the first descriptor is 3, and it is ours when `LISTEN_PID` names this process. */
function systemdSocket({ LISTEN_FDS, LISTEN_PID }: Record<string, string | undefined>): number | null {
	return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? FIRST_SYSTEMD_FD : null
}

/** Plain http can be intercepted, except on this machine. */
function isSafeAddress(value: string): boolean {
	if (!URL.canParse(value)) return true
	const { protocol, hostname } = new URL(value)
	return protocol === 'https:' || LOCAL_HOSTS.includes(hostname)
}

function credentialsOf(user?: string, password?: string, apiBase?: string): Config['apiCredentials'] {
	if (user === undefined && password === undefined) return undefined
	if (user === undefined || password === undefined) {
		throw new ConfigError('API_USER and API_PASSWORD belong together: set both, or neither')
	}
	if (apiBase === undefined) {
		throw new ConfigError('API_USER and API_PASSWORD are for the content backend of API_BASE: set that, too')
	}
	return { user, password }
}

function unknownSettings(
	fromFile: Record<string, string | undefined>,
	env: Record<string, string | undefined>,
): string[] {
	const known = Object.keys(schema.shape)
	const unknown = Object.keys(fromFile).filter((name) => !known.includes(name))
	const misspelt = Object.keys(env).flatMap((name) => {
		const meant = known.includes(name) ? undefined : nearMiss(name, known)
		return meant ? [`${name} in the environment is not a setting; did you mean ${meant}?`] : []
	})
	return [...unknown.map((name) => `${name} in .env is not a setting of this site and is ignored`), ...misspelt]
}

/** A secret that survives restarts because it lies in the data folder, readable by the owner alone. */
function readOrCreateSecret(dataDir: string, name: string, setting: string): string {
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
