import { type FormSecret, hashText } from './form-secret.ts'

/** Hexadecimal digits of a network: /48 is what an organisation gets, /56 a household, /64 a single net. */
const IPV6_NETWORK_DIGITS = { organisation: 12, household: 14 } as const
const SEPARATOR = '.'

/**
 * The networks that an address is in, the widest first (/48, /56), and the address itself. An IPv4 address is in none.
 *
 * @param key of `networkKey`: an IPv4 address, or the first four groups of an IPv6 one
 */
export function networksOf(key: string): string[] {
	const groups = key.split(':')
	if (groups.length !== 4) return [key]
	const digits = groups.map((group) => group.padStart(4, '0')).join('')
	const { organisation, household } = IPV6_NETWORK_DIGITS
	return [`${digits.slice(0, organisation)}/48`, `${digits.slice(0, household)}/56`, key]
}

/**
 * Keyed hash of a network address, so that the store can count addresses without storing them. Of an IPv6 address it is three, the wider
 * network first (/48, /56, /64): who has a /56 has 256 times /64, and must not be as many visitors.
 *
 * @param key of `networkKey`: an IPv4 address, or the first four groups of an IPv6 one
 */
export function clientHashOf(secret: FormSecret, key: string): string {
	return networksOf(key)
		.map((network) => hashText(secret, 'network address', network))
		.join(SEPARATOR)
}

/** The hashes of networks around a client: what the hashes of all clients within begin with. */
interface WiderNetworks {
	household: string
	organisation: string
}

/** The networks around a client; undefined for an IPv4 address, which has none. */
export function widerNetworks(clientHash: string): WiderNetworks | undefined {
	const [organisation = '', household] = clientHash.split(SEPARATOR)
	return household === undefined ? undefined : { organisation, household: organisation + SEPARATOR + household }
}

/** What the networks around an address and itself may have, in times of an address, the widest first. */
const TIMES_OF_ADDRESS = [5, 2, 1]

interface NetworkLimit {
	network: string
	max: number
}

/** How much a client and each network around it may have, the widest first. */
export function limitsAround(clientHash: string, maxPerAddress: number): NetworkLimit[] {
	const wider = widerNetworks(clientHash)
	return withLimits([...(wider ? [wider.organisation, wider.household] : []), clientHash], maxPerAddress)
}

/** Like `limitsAround`, for an address that is counted in memory: networks by their names. */
export function limitsOf(key: string, maxPerAddress: number): NetworkLimit[] {
	return withLimits(networksOf(key), maxPerAddress)
}

function withLimits(networks: string[], maxPerAddress: number): NetworkLimit[] {
	const times = TIMES_OF_ADDRESS.slice(-networks.length)
	return networks.map((network, index) => ({ network, max: maxPerAddress * (times[index] ?? 1) }))
}

/** Whether a client is this one (by its whole hash) or within this network. */
export function isClientWithin(clientHash: string, network: string): boolean {
	return clientHash === network || clientHash.startsWith(network + SEPARATOR)
}
