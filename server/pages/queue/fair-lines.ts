import { networksOf } from '#lib/network-hash.ts'

/**
 * A fair queue with one line per client. An item may be in the lines of several clients. Fairness is between networks,
 * the widest first: those of one IPv6 /48 take turns as one, within it those of one /56, and then the clients.
 */
interface FairLines<I> {
	size(): number
	has(item: I): boolean
	/** Appends an item to a client's line, unless it is in it. */
	add(client: string, item: I): void
	remove(item: I): void
	/** Takes the next item out of all lines. Networks take turns, and clients within them. */
	takeNext(): I | undefined
	/**
	 * The item that yields to a new one of this client: the newest of the network that holds most. Undefined when none
	 * around this client holds more than its own would. What someone with less is waiting for never yields.
	 */
	yieldingTo(client: string): I | undefined
}

/** Has networks within, or is a client's own and has its line. */
interface Network<I> {
	/** Ordered by turn. */
	within: Map<string, Network<I>>
	line: I[]
}

export function createFairLines<I>(): FairLines<I> {
	const everyone: Network<I> = emptyNetwork()
	const clientsOf = new Map<I, Set<string>>()

	function remove(item: I) {
		for (const client of clientsOf.get(item) ?? []) removeFrom(everyone, networksOf(client), item)
		clientsOf.delete(item)
	}

	/** Looks among the networks at one depth, then within the client's own. */
	function yieldingWithin(network: Network<I>, path: string[], depth: number): I | undefined {
		const own = network.within.get(path[depth] ?? '')
		const countWithNew = (own ? countOf(own) : 0) + 1
		const heavier = heaviestFirst(network).flatMap((other) => (other.count > countWithNew ? other.network : []))
		const isHeavier = (client: string) => {
			const networks = networksOf(client)
			if (networks.slice(0, depth).some((name, index) => name !== path[index])) return false
			const other = network.within.get(networks[depth] ?? '')
			return other !== undefined && heavier.includes(other)
		}
		const items = heavier.flatMap(newestOfHeaviestFirst)
		const yielding = items.find((item) => [...(clientsOf.get(item) ?? [])].every(isHeavier))
		return yielding ?? (own && yieldingWithin(own, path, depth + 1))
	}

	return {
		size: () => clientsOf.size,
		has: (item) => clientsOf.has(item),
		add(client, item) {
			const clients = clientsOf.get(item) ?? new Set()
			if (clients.has(client)) return
			clientsOf.set(item, clients.add(client))
			networkAt(everyone, networksOf(client)).line.push(item)
		},
		remove,
		takeNext() {
			const item = takeTurn(everyone)
			if (item !== undefined) remove(item)
			return item
		},
		yieldingTo: (client) => yieldingWithin(everyone, networksOf(client), 0),
	}
}

function emptyNetwork<I>(): Network<I> {
	return { within: new Map(), line: [] }
}

function networkAt<I>(network: Network<I>, [name, ...rest]: string[]): Network<I> {
	if (name === undefined) return network
	const inner = network.within.get(name) ?? emptyNetwork<I>()
	network.within.set(name, inner)
	return networkAt(inner, rest)
}

/** Networks that become empty go, too. */
function removeFrom<I>(network: Network<I>, [name, ...rest]: string[], item: I) {
	if (name === undefined) {
		network.line = network.line.filter((other) => other !== item)
		return
	}
	const inner = network.within.get(name)
	if (!inner) return
	removeFrom(inner, rest, item)
	if (inner.within.size === 0 && inner.line.length === 0) network.within.delete(name)
}

/** The next item; each network it is in goes to the end of the turns. */
function takeTurn<I>(network: Network<I>): I | undefined {
	const [name, inner] = network.within.entries().next().value ?? []
	if (name === undefined || !inner) return network.line[0]
	network.within.delete(name)
	network.within.set(name, inner)
	return takeTurn(inner)
}

/** An item that several clients of a network wait for is rendered once, and counts once. */
function countOf<I>(network: Network<I>): number {
	return new Set(itemsOf(network)).size
}

function itemsOf<I>({ within, line }: Network<I>): I[] {
	return [...line, ...[...within.values()].flatMap(itemsOf)]
}

/** Between equals the one that came last. */
function heaviestFirst<I>({ within }: Network<I>): { network: Network<I>; count: number }[] {
	return [...within.values()]
		.toReversed()
		.map((network) => ({ network, count: countOf(network) }))
		.sort((one, other) => other.count - one.count)
}

function newestOfHeaviestFirst<I>(network: Network<I>): I[] {
	return [
		...network.line.toReversed(),
		...heaviestFirst(network).flatMap(({ network: inner }) => newestOfHeaviestFirst(inner)),
	]
}
