import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { type FormSecret, hashText } from '#lib/form-secret.ts'

/** A household or a phone has any number of IPv6 addresses in one /64. */
const IPV6_PREFIX_GROUPS = 4

/**
 * The client's network address, for rate limits only; never stored or logged. `X-Forwarded-For` is read from its end,
 * as far as our own proxies wrote it.
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
	const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
	const forwardedFor = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0]) : ''
	return networkKey(forwardedFor || (getConnInfo(c).remote.address ?? ''))
}

/** One key for all addresses of an IPv6 /64. */
export function networkKey(address: string): string {
	const bare = address.replace(/^::ffff:(?=[\d.]+$)/, '')
	if (!isIPv6(bare)) return bare
	const [head = '', tail = ''] = bare.split('::')
	const start = head.split(':').filter(Boolean)
	const end = tail.split(':').filter(Boolean)
	const gap = bare.includes('::') ? Array<string>(8 - start.length - end.length).fill('0') : []
	return [...start, ...gap, ...end].slice(0, IPV6_PREFIX_GROUPS).join(':')
}

/** Keyed hash of network addresses, so that the store can count them without storing them. */
export function createClientHash(secret: FormSecret): (address: string) => string {
	return (address) => hashText(secret, 'network address', address)
}
