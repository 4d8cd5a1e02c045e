import { z } from 'zod'
import { parseS3Url } from '#records/files/s3-settings.ts'
import { isStrongSecret, WEAK_SECRET } from './secret-strength.ts'

/** Settings that cannot be used. The message says which and how to mend them. */
export class ConfigError extends Error {}

/** Hosts that only this machine reaches. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1']

const address = z
	.url({ protocol: /^https?$/, error: 'must be an address like https://www.example.org' })
	.refine((value) => {
		if (!URL.canParse(value)) return true
		const { username, password, search, hash } = new URL(value)
		return !username && !password && !search && !hash
	}, 'must be an address without a name, a password, a query or a hash')
	.transform((value) => value.replace(/\/+$/, ''))
/** Compared letter by letter, so a slash at the end stays. */
const issuer = z
	.url({ protocol: /^https?$/, error: 'must be an address like https://accounts.google.com' })
	.refine((value) => {
		if (!URL.canParse(value)) return true
		const { username, password, search, hash } = new URL(value)
		return !username && !password && !search && !hash
	}, 'must be an address without a name, a password, a query or a hash')
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

const secret = z.string().trim().refine(isStrongSecret, { error: WEAK_SECRET })

const count = z
	.string()
	.regex(/^\d{1,6}$/, 'must be a number from 0 to 999999')
	.transform(Number)

/** Every setting of the site; explained in `docs/running.md`. */
export const settingsSchema = z.object({
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
	CONTENT_SECRET: secret.optional(),
	ICON_SERVICE: serviceList.default([]),
	LOG_LEVEL: z
		.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
			error: 'must be one of fatal, error, warn, info, debug, trace, silent',
		})
		.default('info'),
	GALLERY: onOff.optional(),
	PRERENDER: onOff.default(true),
	AVIF: onOff.default(true),
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/name' })
		.optional(),
	UPLOADS_S3_URL: z
		.string()
		.refine(isSafeAddress, 'must be an https address')
		.transform((value, context) => {
			const settings = parseS3Url(value)
			if (settings) return settings
			context.addIssue(
				'must be like https://KEY:SECRET@s3.eu-west-2.amazonaws.com/bucket/folder, with %2F for each / in the secret',
			)
			return z.NEVER
		})
		.optional(),
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@mail.example.org:587' })
		.optional(),
	MAIL_FROM: z
		.string()
		.regex(/^([^<>\r\n]+<)?[^\s<>@]+@[^\s<>@]+>?$/, { error: 'must be like Fairlead <hello@fairlead.example>' })
		.optional(),
	NOTIFICATION_EMAIL: emailAddress.optional(),
	WORDPRESS_SIGN_IN: onOff.default(false),
	OIDC_ISSUER: issuer.optional(),
	OIDC_CLIENT_ID: z.string().trim().min(1).optional(),
	OIDC_CLIENT_SECRET: z.string().trim().min(1).optional(),
	OIDC_NAME: z.string().trim().min(1).max(40, { error: 'must be at most 40 characters long' }).optional(),
	FORM_SECRET: secret.optional(),
	FORM_SECRET_PREVIOUS: secret.optional(),
	MAX_NEW_ADDRESS_EMAILS_PER_CLIENT_HOUR: count.default(3),
	MAX_NEW_ADDRESS_EMAILS_PER_SITE_HOUR: count.default(60),
	MAX_UNPAID_ORDERS_PER_VISITOR: count.default(5),
	MAX_UNPAID_STOCK_PERCENT: count.default(25),
	STRIPE_SECRET_KEY: z
		.string()
		.trim()
		.regex(/^(sk|rk)_(test|live)_\w+$/, { error: 'must be a secret key of Stripe, like sk_live_…' })
		.optional(),
	STRIPE_WEBHOOK_SECRET: z
		.string()
		.trim()
		.regex(/^whsec_\w+$/, { error: 'must be the signing secret of a webhook endpoint at Stripe, like whsec_…' })
		.optional(),
	STRIPE_BASE_URL: origin.optional(),
	STRIPE_CHECKOUT_ORIGIN: origin.optional(),
	HSTS_SUBDOMAINS: onOff.default(false),
	TRUST_PROXY: z
		.string()
		.regex(/^\d$/, 'must be the number of proxies in front of the site, from 0 to 9')
		.transform(Number)
		.default(0),
})

/** Plain http can be intercepted, except on this machine. */
function isSafeAddress(value: string): boolean {
	if (!URL.canParse(value)) return true
	const { protocol, hostname } = new URL(value)
	return protocol === 'https:' || LOCAL_HOSTS.includes(hostname)
}
