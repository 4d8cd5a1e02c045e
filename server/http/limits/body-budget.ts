/** A form has a few kilobytes and arrives within a second: room for a thousand. */
const MAX_BYTES = 8 * 1024 * 1024
/** Four forms of the largest size. */
const MAX_BYTES_PER_ADDRESS = 2 * 1024 * 1024
/** An older unfinished body yields to a new one of its size. */
const MIN_AGE_MS = 10_000

/** The memory reserved for one body; release it when the request is answered. */
export interface BodyLease {
	/** Reserves more bytes; false when there is no room. */
	reserve(bytes: number): boolean
	/** The body is complete and can no longer be aborted. */
	complete(): void
	release(): void
}

export interface BodyBudget {
	/** @param cut aborts this body to free its memory */
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
 * A memory budget for all request bodies being received.
 *
 * When it is used up, the largest unfinished body of the address that holds most is aborted in favour of an address
 * that holds less, or of a smaller body of the same address; equals yield when they are old. A client with many large
 * unfinished bodies loses them first, and refused bodies are not read.
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

	/** Aborts the largest unfinished body of an address if it should yield to one of `bytes`; returns whether it did. */
	function makeRoom(requester: Holder, bytes: number, address: string): boolean {
		const victim = [...holders]
			.filter((holder) => holder !== requester && holder.address === address && holder.bytes > 0 && !holder.isComplete)
			.sort((one, two) => two.bytes - one.bytes || one.openedAt - two.openedAt)[0]
		if (!victim) return false
		const isOwn = address === requester.address
		const less = (isOwn ? requester.bytes : bytesOf(requester.address)) + bytes
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
		return [...byAddress].reduce((max, one) => (one[1] > max[1] ? one : max), ['', 0] as [string, number])[0]
	}

	function reserve(requester: Holder, bytes: number): boolean {
		if (!holders.has(requester)) return false
		while (bytesOf(requester.address) + bytes > maxBytesPerAddress) {
			if (!makeRoom(requester, bytes, requester.address)) return false
		}
		while (total + bytes > maxBytes) {
			if (!makeRoom(requester, bytes, heaviestAddress())) return false
		}
		add(requester, bytes)
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
