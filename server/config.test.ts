import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './settings/settings-schema.ts'

function freshDataDir() {
	return join(mkdtempSync(join(tmpdir(), 'config-')), 'data')
}

test('without any setting the site serves the sample on port 3000 of this machine', () => {
	const config = readConfig({ DATA_DIR: freshDataDir() })
	expect(config).toMatchObject({
		port: 3000,
		host: 'localhost',
		siteUrl: 'http://localhost:3000',
		apiBase: null,
		gallery: false,
		prerender: true,
		avif: true,
		warnings: [],
	})
	expect(config.contentDir).toMatch(/sample$/)
})

test('a malformed setting stops the start with a sentence that names it', () => {
	const many = [
		['PORT', '0x10'],
		['PORT', '70000'],
		['ICON_SERVICE', 'http://icons.example'],
		['ICON_SERVICE', 'on'],
		['SITE_URL', 'https://rescue.example/sub'],
		['SITE_URL', 'https://rescue.example?a'],
		['API_BASE', 'http://user:secret@cms.example'],
		['CONTENT_SECRET', ' '.repeat(20)],
		['CONTENT_SECRET', 'a'.repeat(20)],
		['CONTENT_DIR', '/no/such/folder'],
		['DATABASE_URL', 'mysql://localhost/x'],
		['SMTP_URL', 'mail.example.org'],
		['MAIL_FROM', 'nobody'],
		['FORM_SECRET', 'a sentence that is long and could be guessed'],
		['FORM_SECRET_PREVIOUS', 'short'],
		['TRUST_PROXY', 'yes'],
	] as const
	for (const [name, value] of many) {
		const start = () => readConfig({ DATA_DIR: freshDataDir(), [name]: value })
		expect(start, `${name}=${value}`).toThrow(ConfigError)
		expect(start, `${name}=${value}`).toThrow(new RegExp(`${name} must be`))
	}
	const bad = {
		PORT: '3OOO',
		API_BASE: 'cms.example.org',
		LOG_LEVEL: 'loud',
		GALLERY: 'yes',
		PRERENDER: 'later',
		MEDIA_HOSTS: 'https://cdn.example/x',
		CONTENT_SECRET: 'short',
	}
	for (const [name, value] of Object.entries(bad)) {
		expect(() => readConfig({ DATA_DIR: freshDataDir(), [name]: value }), name).toThrow(ConfigError)
		expect(() => readConfig({ DATA_DIR: freshDataDir(), [name]: value }), name).toThrow(new RegExp(`${name} must be`))
	}
})

test('a public host needs the public address', () => {
	expect(() => readConfig({ HOST: '0.0.0.0', DATA_DIR: freshDataDir() })).toThrow(/set SITE_URL/)
	const config = readConfig({ HOST: '0.0.0.0', SITE_URL: 'https://www.rescue.example/', DATA_DIR: freshDataDir() })
	expect(config.siteUrl).toBe('https://www.rescue.example')
})

test('the environment wins over .env, and empty values are unset ones', () => {
	const config = readConfig({ PORT: '4000', HOST: '', DATA_DIR: freshDataDir() }, 'PORT=5000\nLOG_LEVEL=warn\n')
	expect(config).toMatchObject({ port: 4000, logLevel: 'warn', host: 'localhost' })
})

test('unknown settings are warned about: any in .env, misspelt ones in the environment', () => {
	const config = readConfig({ API_BSE: 'https://x.example', PATH: '/bin', DATA_DIR: freshDataDir() }, 'COLOUR=blue')
	expect(config.warnings).toEqual([
		'COLOUR in .env is an unknown setting and is ignored',
		'API_BSE in the environment is an unknown setting; did you mean API_BASE?',
	])
})

test('compiled code in the data folder is warned about', () => {
	const dataDir = freshDataDir()
	const warnings = (folder: string) => readConfig({ DATA_DIR: dataDir, NODE_COMPILE_CACHE: folder }).warnings
	expect(warnings(join(dataDir, 'compiled'))).toEqual([expect.stringContaining('is in DATA_DIR')])
	expect(warnings(`${dataDir}-compiled`)).toEqual([])
})

test('an unwritable data folder is reported in a sentence', () => {
	const file = join(freshDataDir(), '..', 'file')
	writeFileSync(file, '')
	expect(() => readConfig({ DATA_DIR: join(file, 'x') })).toThrow(ConfigError)
})

test('a missing secret is made once, kept for the next start and readable by the owner alone', () => {
	const dataDir = freshDataDir()
	const first = readConfig({ DATA_DIR: dataDir }).contentSecret
	expect(first.length).toBeGreaterThan(30)
	expect(readConfig({ DATA_DIR: dataDir }).contentSecret).toBe(first)
	expect(statSync(join(dataDir, 'content-secret')).mode & 0o077).toBe(0)
})

test('submissions are copied to a WordPress only when it is set together with the secret it knows us by', () => {
	const wordpress = { DATA_DIR: freshDataDir(), API_BASE: 'https://cms.example' }
	expect(readConfig(wordpress).signsOptionsRequests).toBe(false)
	expect(readConfig({ ...wordpress, CONTENT_SECRET: 'kT4vQ9mZr2LsYb8NcE4hXw7P' }).signsOptionsRequests).toBe(true)
	expect(
		readConfig({ DATA_DIR: freshDataDir(), CONTENT_SECRET: 'kT4vQ9mZr2LsYb8NcE4hXw7P' }).signsOptionsRequests,
	).toBe(false)
})

test('a mail server without a sender is rejected: emails would be refused one by one', () => {
	const smtp = { DATA_DIR: freshDataDir(), SMTP_URL: 'smtp://mail.example.org' }
	expect(() => readConfig(smtp)).toThrow(/set MAIL_FROM/)
	expect(readConfig({ ...smtp, MAIL_FROM: 'Fairlead <hello@fairlead.example>' })).toMatchObject({
		smtpUrl: 'smtp://mail.example.org',
		mailFrom: 'Fairlead <hello@fairlead.example>',
	})
})

test('NOTIFICATION_EMAIL is one address, or unset', () => {
	const read = (value?: string) => readConfig({ DATA_DIR: freshDataDir(), NOTIFICATION_EMAIL: value }).notificationEmail
	expect(read()).toBeNull()
	expect(read('office@example.org')).toBe('office@example.org')
	expect(() => read('office')).toThrow(/NOTIFICATION_EMAIL must be one email address/)
	expect(() => read('office@example.org, second@example.org')).toThrow(/NOTIFICATION_EMAIL/)
})

test('icon services are none, or https addresses in their order; plain http is for this machine alone', () => {
	const services = (value?: string) => readConfig({ DATA_DIR: freshDataDir(), ICON_SERVICE: value }).iconServices
	expect(services()).toEqual([])
	expect(services('off')).toEqual([])
	expect(services('https://a.example, https://b.example/icons/')).toEqual([
		'https://a.example',
		'https://b.example/icons',
	])
	expect(services('http://localhost:8080')).toEqual(['http://localhost:8080'])
})

test('a socket of systemd is taken when it is meant for this process', () => {
	const taken = (env: Record<string, string>) => readConfig({ DATA_DIR: freshDataDir(), ...env }).listenFd
	expect(taken({ LISTEN_FDS: '1', LISTEN_PID: String(process.pid) })).toBe(3)
	expect(taken({ LISTEN_FDS: '1', LISTEN_PID: String(process.ppid) })).toBeNull()
	expect(taken({})).toBeNull()
})
