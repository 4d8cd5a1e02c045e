import type { createTransport } from 'nodemailer'

type TransportOptions = Parameters<typeof createTransport>[0]

/** Hosts that only this machine reaches. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * How the mail server is connected to. What goes over a network is encrypted, or nothing is sent: `smtp://` begins in clear, and a person who sits
 * between could hide that the server encrypts, and read the password and every email. For a server in the charity's own network that cannot
 * encrypt, the operator says so in the URL: `smtp://mail:25?ignoreTLS=true`.
 *
 * @param limits of nodemailer: pools and timeouts
 */
export function smtpOptions(smtpUrl: string, limits: Record<string, number | boolean>): TransportOptions {
	const { protocol, hostname, searchParams } = new URL(smtpUrl)
	const isSaid = searchParams.has('ignoreTLS') || searchParams.has('requireTLS')
	const requireTLS = protocol === 'smtp:' && !OWN_HOSTS.includes(hostname) && !isSaid
	return { url: smtpUrl, ...(requireTLS ? { requireTLS } : {}), ...limits } as TransportOptions
}
