/** All bodies under way together. A form is a few kilobytes and arrives within a second: room for a thousand at once. */
const MAX_BYTES = 8 * 1024 * 1024
/** Of that, what the clients behind one address can hold: four forms of the largest size. */
const MAX_BYTES_PER_ADDRESS = 2 * 1024 * 1024
/** An unfinished body this old gives way to a new one of its size. */
const MIN_AGE_MS = 10_000

/** The memory one body under way may use. Release it when the request is answered. */
export interface BodyLease {
	/** Reserves more bytes for this body; false when there is no room for them. */
	reserve(bytes: number): boolean
	/** The body has arrived whole: it is never cut off from now on. */
	complete(): void
	release(): void
}

export interface BodyBudget {
	/** @param cut ends the reading of this body: its room is needed by others */
	open(address: string, cut: () => void): BodyLease
}

interface BodyBudgetOptions {
	maxBytes?: number
	maxBytesPerAddress?: number
	/** Milliseconds, of any clock that only goes forward. */
	now?: () => number
}

interface Holder {
	address: string
	bytes: number
	openedAt: number
	isComplete: boolean
	cut(): void
}

/**
 * One budget for every request body the process is receiving.
 *
 * When it is used up, the largest unfinished body of the address that holds most is cut off in favour of an address that holds
 * less, and within one address in favour of a smaller body. Equals give way when they are old. So a client that holds many
 * large unfinished bodies loses them first, a form of ordinary size gets through, and nothing of what is refused is read.
 */
export function createBodyBudget({
	maxBytes = MAX_BYTES,
	maxBytesPerAddress = MAX_BYTES_PER_ADDRESS,
	now = () => performance.now(),
}: BodyBudgetOptions = {}): BodyBudget {
	const holders = new Set<Holder>()
	const byAddress = new Map<string, number>()
	let total = 0

	function add(holder: Holder, bytes: number) {
		const sum = bytesOf(holder.address) + bytes
		if (sum > 0) byAddress.set(holder.address, sum)
		else byAddress.delete(holder.address)
		holder.bytes += bytes
		total += bytes
	}

	function close(holder: Holder) {
		if (holders.delete(holder)) add(holder, -holder.bytes)
	}

	/** Cuts off the largest unfinished body of an address when it should give way to one more of `bytes`; answers whether it did. */
	function makeRoom(asker: Holder, bytes: number, address: string): boolean {
		const victim = [...holders]
			.filter((holder) => holder !== asker && holder.address === address && holder.bytes > 0 && !holder.isComplete)
			.sort((one, two) => two.bytes - one.bytes || one.openedAt - two.openedAt)[0]
		if (!victim) return false
		const isOwn = address === asker.address
		const less = (isOwn ? asker.bytes : bytesOf(asker.address)) + bytes
		const more = isOwn ? victim.bytes : bytesOf(address)
		const isOld = now() - victim.openedAt > MIN_AGE_MS
		if (more < less || (more === less && !isOld)) return false
		close(victim)
		victim.cut()
		return true
	}

	function bytesOf(address: string): number {
		return byAddress.get(address) ?? 0
	}

	function heaviestAddress(): string {
		return [...byAddress].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as [string, number])[0]
	}

	function reserve(asker: Holder, bytes: number): boolean {
		if (!holders.has(asker)) return false
		while (bytesOf(asker.address) + bytes > maxBytesPerAddress) {
			if (!makeRoom(asker, bytes, asker.address)) return false
		}
		while (total + bytes > maxBytes) {
			if (!makeRoom(asker, bytes, heaviestAddress())) return false
		}
		add(asker, bytes)
		return true
	}

	return {
		open(address, cut) {
			const holder: Holder = { address, bytes: 0, openedAt: now(), isComplete: false, cut }
			holders.add(holder)
			return {
				reserve: (bytes) => reserve(holder, bytes),
				complete() {
					holder.isComplete = true
				},
				release: () => close(holder),
			}
		},
	}
}
