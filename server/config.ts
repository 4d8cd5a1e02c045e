import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { z } from 'zod'
import { createFormSecret, type FormSecret } from '#lib/form-secret.ts'
import type { S3Settings } from '#records/files/s3-settings.ts'
import { type StripeConfig, stripeConfigOf } from './payments/stripe-settings.ts'
import { type ProviderSettings, providerSettings } from './settings/identity-provider-settings.ts'
import { readOrCreateSecret } from './settings/secrets.ts'
import { ConfigError, LOCAL_HOSTS, settingsSchema } from './settings/settings-schema.ts'
import { unknownSettings } from './settings/unknown-settings.ts'

/** Emails written as files need no valid sender. */
const EMAIL_FILES_FROM = 'letters@localhost'
const FIRST_SYSTEMD_FD = 3

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
	/** Whether requests for that backend's general options are signed: only when `CONTENT_SECRET` is set. */
	signsOptionsRequests: boolean
	/** Hosts besides the backend's own that may serve its pictures. */
	mediaHosts: string[]
	/** Public icon services, the first choice first; none: only installed icons are shown. */
	iconServices: string[]
	contentDir: string
	dataDir: string
	contentSecret: string
	/** The secrets in use, by their file in the data folder: a backup holds them. */
	secrets: Record<'content-secret' | 'form-secret', string>
	logLevel: z.output<typeof settingsSchema>['LOG_LEVEL']
	/** Whether /gallery answers. */
	gallery: boolean
	/** Whether pages are rendered before they are requested. */
	prerender: boolean
	/** Whether pictures are also encoded as AVIF. */
	avif: boolean
	/** Where what visitors send is kept; null for SQLite in the data folder. */
	databaseUrl: string | null
	/** Where files that people send are stored; null for the data folder. */
	uploadsS3: S3Settings | null
	/** The mail server; null: emails become files in the data folder. */
	smtpUrl: string | null
	/** Who emails come from: "Fairlead <hello@fairlead.example>". */
	mailFrom: string
	/** Where notices for staff go, before what the content backend names; null to follow the backend. */
	notificationEmail: string | null
	/** Whose accounts sign people in at the desk; null for no one's. */
	identityProvider: ProviderSettings | null
	/** Whether WordPress signs people in at the desk. */
	wordPressSignIn: boolean
	/** Signs links and what the pages of forms carry. */
	formSecret: FormSecret
	/** Emails per hour to unconfirmed addresses, per client and in all. */
	emailLimits: { maxPerClientHour: number; maxPerSiteHour: number }
	unpaidLimits: { maxPerVisitor: number; maxSharePercent: number }
	/** Card payments; null while they are off. */
	stripe: StripeConfig | null
	/** How many proxies stand in front and say whom they speak for. */
	trustedProxies: number
	/** Whether browsers must use https for every subdomain too. */
	hstsSubdomains: boolean
	/** Warnings about unknown settings. */
	warnings: string[]
}

/** Identifies the content backend, so that another backend's snapshot is never used. */
export function contentSource({ apiBase, contentDir }: Pick<Config, 'apiBase' | 'contentDir'>): string {
	return apiBase ?? `embedded ${contentDir}`
}

/** Reads the settings from the environment and `.env`. @throws `ConfigError` */
export function readSettings(root: string, options: { dev?: boolean } = {}): Config {
	const envFile = join(root, '.env')
	// No other place reads the environment.
	return readConfig(process.env, existsSync(envFile) ? readFileSync(envFile, 'utf8') : '', options)
}

/**
 * Reads the settings from the environment and a `.env` file (the environment wins).
 *
 * An empty value counts as unset. A missing `CONTENT_SECRET` is made once and kept in the data folder.
 */
export function readConfig(env: Record<string, string | undefined>, dotEnvText = '', { dev = false } = {}): Config {
	const fromFile = parseEnv(dotEnvText)
	const given = Object.fromEntries(Object.entries({ ...fromFile, ...env }).filter(([, value]) => value))
	const parsed = settingsSchema.safeParse(given)
	if (!parsed.success) {
		const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
		throw new ConfigError(`Invalid settings:\n${lines.join('\n')}\ndocs/running.md explains each of them.`)
	}
	const { HOST, PORT, SITE_URL, ...settings } = parsed.data
	if (SITE_URL === undefined && !LOCAL_HOSTS.includes(HOST)) {
		throw new ConfigError(
			`HOST is ${HOST}, so the site is public: set SITE_URL to its public address, like https://www.example.org`,
		)
	}
	if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined) {
		throw new ConfigError(
			'SMTP_URL is set: set MAIL_FROM too, the sender of emails, like Fairlead <hello@fairlead.example>',
		)
	}
	const dataDir = resolve(settings.DATA_DIR)
	const contentDir = resolve(settings.CONTENT_DIR)
	if (settings.API_BASE === undefined && !existsSync(contentDir)) {
		throw new ConfigError(`CONTENT_DIR must be a folder with the content; ${contentDir} does not exist`)
	}
	const secrets = {
		'content-secret': settings.CONTENT_SECRET ?? readOrCreateSecret(dataDir, 'content-secret', 'CONTENT_SECRET'),
		'form-secret': settings.FORM_SECRET ?? readOrCreateSecret(dataDir, 'form-secret', 'FORM_SECRET'),
	}
	const siteUrl = SITE_URL ?? (PORT === 0 ? null : `http://localhost:${PORT}`)
	return {
		port: PORT,
		host: HOST,
		listenFd: systemdSocket(env),
		siteUrl,
		apiBase: settings.API_BASE ?? null,
		apiCredentials: credentialsOf(settings.API_USER, settings.API_PASSWORD, settings.API_BASE),
		signsOptionsRequests: settings.API_BASE !== undefined && settings.CONTENT_SECRET !== undefined,
		mediaHosts: settings.MEDIA_HOSTS,
		iconServices: settings.ICON_SERVICE,
		contentDir,
		dataDir,
		secrets,
		contentSecret: secrets['content-secret'],
		logLevel: settings.LOG_LEVEL,
		gallery: settings.GALLERY ?? dev,
		prerender: settings.PRERENDER,
		avif: settings.AVIF,
		databaseUrl: settings.DATABASE_URL ?? null,
		uploadsS3: settings.UPLOADS_S3_URL ?? null,
		smtpUrl: settings.SMTP_URL ?? null,
		mailFrom: settings.MAIL_FROM ?? EMAIL_FILES_FROM,
		notificationEmail: settings.NOTIFICATION_EMAIL ?? null,
		identityProvider: providerSettings(settings, siteUrl),
		wordPressSignIn: settings.WORDPRESS_SIGN_IN,
		formSecret: createFormSecret(secrets['form-secret'], { previous: settings.FORM_SECRET_PREVIOUS }),
		emailLimits: {
			maxPerClientHour: settings.MAX_NEW_ADDRESS_EMAILS_PER_CLIENT_HOUR,
			maxPerSiteHour: settings.MAX_NEW_ADDRESS_EMAILS_PER_SITE_HOUR,
		},
		unpaidLimits: {
			maxPerVisitor: settings.MAX_UNPAID_ORDERS_PER_VISITOR,
			maxSharePercent: settings.MAX_UNPAID_STOCK_PERCENT,
		},
		stripe: stripeConfigOf(settings, SITE_URL),
		trustedProxies: settings.TRUST_PROXY,
		hstsSubdomains: settings.HSTS_SUBDOMAINS,
		warnings: [...unknownSettings(fromFile, env), ...misplacedCompileCache(env.NODE_COMPILE_CACHE, dataDir)],
	}
}

/** sd_listen_fds(3): the first descriptor is 3, and it is ours when `LISTEN_PID` names this process. */
function systemdSocket({ LISTEN_FDS, LISTEN_PID }: Record<string, string | undefined>): number | null {
	return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? FIRST_SYSTEMD_FD : null
}

function credentialsOf(user?: string, password?: string, apiBase?: string): Config['apiCredentials'] {
	if (user === undefined && password === undefined) return undefined
	if (user === undefined || password === undefined) {
		throw new ConfigError('API_USER and API_PASSWORD belong together: set both, or neither')
	}
	if (apiBase === undefined) {
		throw new ConfigError('API_USER and API_PASSWORD are for the content backend of API_BASE: set API_BASE too')
	}
	return { user, password }
}

/** Node runs what it finds there. Data come back from backups, and from someone who can change one. */
function misplacedCompileCache(folder: string | undefined, dataDir: string): string[] {
	if (!folder || /^\.\.(?:\/|$)/.test(relative(dataDir, resolve(folder)))) return []
	return [`NODE_COMPILE_CACHE (${folder}) is in DATA_DIR: name a folder outside, as deploy/fairlead.service does`]
}
