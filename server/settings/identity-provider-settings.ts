import type { z } from 'zod'
import { ConfigError, LOCAL_HOSTS, type settingsSchema } from './settings-schema.ts'

/** The OpenID Connect provider whose accounts sign people in at the desk. */
export interface ProviderSettings {
	/** Exactly as the provider names itself. */
	issuer: string
	clientId: string
	clientSecret: string
	/** What the button says: "Google". */
	name: string
}

const MICROSOFT = /^login\.(microsoftonline\.(com|us)|partner\.microsoftonline\.cn)$/
/** These stand in place of one tenant's id. */
const MANY_TENANTS = ['common', 'organizations', 'consumers']

type Settings = Pick<
	z.output<typeof settingsSchema>,
	'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME'
>

/**
 * @param siteUrl null while the site follows the port the system gives
 * @returns null when accounts of a provider are not used
 * @throws `ConfigError`
 */
export function providerSettings(settings: Settings, siteUrl: string | null): ProviderSettings | null {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME } = settings
	if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null
	if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
		throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three, or none')
	}
	const { protocol, hostname, pathname } = new URL(issuer)
	if (MICROSOFT.test(hostname) && MANY_TENANTS.includes(pathname.split('/')[1]?.toLowerCase() ?? '')) {
		throw new ConfigError(
			`OIDC_ISSUER must name your own tenant, like https://${hostname}/TENANT-ID/v2.0: ${issuer} is for the accounts of all organisations`,
		)
	}
	if (protocol === 'http:' && !(LOCAL_HOSTS.includes(hostname) && isLocalSite(siteUrl))) {
		throw new ConfigError(
			'OIDC_ISSUER must be an https address: plain http is for trying out, with provider and site on this machine',
		)
	}
	return { issuer, clientId, clientSecret, name: OIDC_NAME ?? knownName(hostname) }
}

/** One that no other machine reaches by its address. */
function isLocalSite(siteUrl: string | null): boolean {
	if (siteUrl === null) return true
	const { protocol, hostname } = new URL(siteUrl)
	return protocol === 'http:' && LOCAL_HOSTS.includes(hostname)
}

function knownName(hostname: string): string {
	if (MICROSOFT.test(hostname)) return 'Microsoft'
	return hostname === 'accounts.google.com' ? 'Google' : hostname
}
