import { isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** A phone or a computer has any number of IPv6 addresses in one /64. Stored counts know wider networks too (`clientHashOf`). */
const IPV6_PREFIX_GROUPS = 4

/**
 * The client's network address, for rate limits only; never stored or logged. `X-Forwarded-For` is read from its end,
 * as far as our own proxies wrote it; where that is no address, the one that is connected counts.
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
	const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
	const forwardedFor = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0]) : ''
	return networkKey(forwardedFor ?? '') ?? networkKey(getConnInfo(c).remote.address ?? '') ?? ''
}

/** One key for all addresses of an IPv6 /64, without the port that some proxies write; undefined for what is no address. */
export function networkKey(written: string): string | undefined {
	const bare = withoutPort(written).replace(/^::ffff:(?=[\d.]+$)/i, '')
	if (!isIP(bare)) return undefined
	if (!isIPv6(bare)) return bare
	const [head = '', tail = ''] = bare.split('::')
	const start = head.split(':').filter(Boolean)
	const end = tail.split(':').filter(Boolean)
	const gap = bare.includes('::') ? Array<string>(8 - start.length - end.length).fill('0') : []
	const groups = [...start, ...gap, ...end].slice(0, IPV6_PREFIX_GROUPS)
	// However a proxy writes it: 0DB8 is db8.
	return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** "1.2.3.4:5555", "[2001:db8::1]:443" and "[2001:db8::1]", of which the port changes with each connection. */
function withoutPort(written: string): string {
	return /^\[(.*)\](:\d+)?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d+$/, '$1')
}
