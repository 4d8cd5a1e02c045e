/** A fair queue with one line per client. An item may be in the lines of several clients. */
export interface FairLines<I> {
	size(): number
	has(item: I): boolean
	/** Appends an item to a client's line, unless it is in it. */
	add(client: string, item: I): void
	remove(item: I): void
	/** Takes the next item out of all lines. Clients take turns. */
	takeNext(): I | undefined
	/**
	 * The newest item of the longest line that only one client waits in; undefined when that line is no longer than
	 * this client's with one more.
	 */
	lastOfLongest(client: string): I | undefined
}

export function createFairLines<I>(): FairLines<I> {
	/** Ordered by turn. */
	const lines = new Map<string, I[]>()
	const clientsOf = new Map<I, Set<string>>()

	function remove(item: I) {
		for (const client of clientsOf.get(item) ?? []) {
			const left = (lines.get(client) ?? []).filter((other) => other !== item)
			if (left.length > 0) lines.set(client, left)
			else lines.delete(client)
		}
		clientsOf.delete(item)
	}

	return {
		size: () => clientsOf.size,
		has: (item) => clientsOf.has(item),
		add(client, item) {
			const clients = clientsOf.get(item) ?? new Set()
			if (clients.has(client)) return
			clientsOf.set(item, clients.add(client))
			lines.set(client, [...(lines.get(client) ?? []), item])
		},
		remove,
		takeNext() {
			const [client, line = []] = lines.entries().next().value ?? []
			const [item] = line
			if (client === undefined || item === undefined) return undefined
			lines.delete(client)
			lines.set(client, line)
			remove(item)
			return item
		},
		lastOfLongest(client) {
			const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one), [])
			if ((lines.get(client)?.length ?? 0) + 1 >= longest.length) return undefined
			return longest.findLast((item) => clientsOf.get(item)?.size === 1)
		},
	}
}
