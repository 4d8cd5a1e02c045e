import { DAY_MS } from '#lib/dates.ts'
import { RETENTION_DAYS } from '../retention-days.ts'

/** The values of one step by field name. */
export type Typed = Record<string, string[]>

interface SavedPage {
	/** Milliseconds since 1970. */
	at: number
	typed: Typed
}

type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Followed by the path of the step. */
const PREFIX = 'unsent-answers:'

/**
 * Stores unsent answers on this device only.
 *
 * @param device may throw: storage can be blocked, full or absent
 */
export function createSavedAnswers(device: () => Device, now: () => number = Date.now) {
	/** Null for expired or malformed entries. */
	function read(path: string): Typed | null {
		return attempt(() => parse(device().getItem(PREFIX + path), now()), null)
	}

	/** Returns whether storage worked. */
	function keep(path: string, typed: Typed): boolean {
		if (Object.keys(typed).length === 0) return forget(path)
		const kept: SavedPage = { at: now(), typed }
		return attempt(() => {
			device().setItem(PREFIX + path, JSON.stringify(kept))
			return true
		}, false)
	}

	function forget(path: string): boolean {
		return removeWhere((key) => key === PREFIX + path)
	}

	/** Removes every step of a form, whose pages are below this path. */
	function forgetBelow(path: string) {
		removeWhere((key) => key.startsWith(`${PREFIX}${path}/`))
	}

	/** Removes expired entries of all forms. */
	function forgetOld() {
		removeWhere((key, text) => key.startsWith(PREFIX) && parse(text, now()) === null)
	}

	function removeWhere(matches: (key: string, text: string | null) => boolean): boolean {
		return attempt(() => {
			const there = device()
			const keys = Array.from({ length: there.length }, (_, index) => there.key(index) ?? '')
			for (const key of keys) if (matches(key, there.getItem(key))) there.removeItem(key)
			return true
		}, false)
	}

	return { read, keep, forget, forgetBelow, forgetOld }
}

export const savedAnswers = createSavedAnswers(() => localStorage)

function parse(text: string | null, now: number): Typed | null {
	const kept: unknown = attempt(() => JSON.parse(text ?? ''), null)
	return isKept(kept) && now - kept.at < RETENTION_DAYS * DAY_MS ? kept.typed : null
}

function isKept(value: unknown): value is SavedPage {
	if (typeof value !== 'object' || value === null || !('at' in value) || !('typed' in value)) return false
	const { at, typed } = value
	if (typeof at !== 'number' || typeof typed !== 'object' || typed === null) return false
	return Object.values(typed).every((texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'))
}

function attempt<Result>(act: () => Result, otherwise: Result): Result {
	try {
		return act()
	} catch {
		return otherwise
	}
}
