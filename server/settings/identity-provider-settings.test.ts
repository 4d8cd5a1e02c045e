import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { ConfigError } from './settings-schema.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'provider-settings-'))
const CLIENT = { OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'secret' }

function read(settings: Record<string, string>) {
	return readConfig({ DATA_DIR: dataDir, SITE_URL: 'https://rescue.example', ...settings }).identityProvider
}

test('without its settings no provider is used; with some of them the start stops', () => {
	expect(read({})).toBeNull()
	expect(read({ OIDC_NAME: 'Google' })).toBeNull()
	const incomplete: Record<string, string>[] = [
		{ OIDC_ISSUER: 'https://accounts.google.com' },
		CLIENT,
		{ OIDC_CLIENT_ID: 'desk' },
	]
	for (const settings of incomplete) {
		expect(() => read(settings)).toThrow(ConfigError)
		expect(() => read(settings)).toThrow('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together')
	}
})

test('the button has the name of the settings, or that of a known provider', () => {
	const nameOf = (issuer: string, name = '') => read({ ...CLIENT, OIDC_ISSUER: issuer, OIDC_NAME: name })?.name
	expect(nameOf('https://accounts.google.com')).toBe('Google')
	expect(nameOf('https://login.microsoftonline.com/8d1c1f2e-0000-4000-8000-000000000001/v2.0')).toBe('Microsoft')
	expect(nameOf('https://id.rescue.example/realms/team')).toBe('id.rescue.example')
	expect(nameOf('https://accounts.google.com', 'your work account')).toBe('your work account')
})

test('the issuer stays as it is written, with a slash at its end', () => {
	expect(read({ ...CLIENT, OIDC_ISSUER: 'https://rescue.eu.auth0.com/' })?.issuer).toBe('https://rescue.eu.auth0.com/')
})

test('Microsoft needs a tenant: accounts of all organisations are refused with a sentence', () => {
	for (const tenant of ['common', 'organizations', 'consumers', 'Common']) {
		for (const host of ['login.microsoftonline.com', 'login.microsoftonline.us']) {
			const start = () => read({ ...CLIENT, OIDC_ISSUER: `https://${host}/${tenant}/v2.0` })
			expect(start, tenant).toThrow(ConfigError)
			expect(start, tenant).toThrow('OIDC_ISSUER must name your own tenant')
		}
	}
})

test('plain http is only for a provider and a site on this machine', () => {
	const local = { ...CLIENT, OIDC_ISSUER: 'http://localhost:4430' }
	expect(read({ ...local, SITE_URL: 'http://localhost:4431' })?.issuer).toBe('http://localhost:4430')
	const refused = [
		local,
		{ ...local, SITE_URL: 'http://www.rescue.example' },
		{ ...local, OIDC_ISSUER: 'http://id.rescue.example', SITE_URL: 'http://localhost:4431' },
		{ ...local, OIDC_ISSUER: 'http://localhost.evil.example', SITE_URL: 'http://localhost:4431' },
	]
	for (const settings of refused) expect(() => read(settings)).toThrow('OIDC_ISSUER must be an https address')
	expect(() => read({ ...CLIENT, OIDC_ISSUER: 'https://id.example/?tenant=1' })).toThrow('OIDC_ISSUER must be')
	expect(() => read({ ...CLIENT, OIDC_ISSUER: 'accounts.google.com' })).toThrow('OIDC_ISSUER must be')
})
