import { type FSWatcher, watch } from 'node:fs'

const DEBOUNCE_MS = 150
const POLL_MS = 2_000

/**
 * Calls `look` soon after something in a folder changed, and every two seconds anyway.
 *
 * Watching fails silently on network drives and some container mounts, so nothing relies on it; it only makes
 * changes show sooner. Returns a function that stops both.
 */
export function watchFolder(
	folder: string,
	look: () => void,
	report: (folder: string, problem: string) => void,
): () => void {
	let watcher: FSWatcher | null = null
	let debounce: NodeJS.Timeout | undefined
	const poll = setInterval(look, POLL_MS).unref()

	function lookSoon() {
		clearTimeout(debounce)
		debounce = setTimeout(look, DEBOUNCE_MS).unref()
	}

	function giveUp(error: unknown) {
		watcher?.close()
		watcher = null
		report(folder, `cannot be watched (${String(error)}); changes show within two seconds instead of at once`)
	}

	try {
		watcher = watch(folder, { recursive: true, persistent: false }, lookSoon)
		watcher.on('error', giveUp)
	} catch (error) {
		giveUp(error)
	}

	return function stop() {
		clearInterval(poll)
		clearTimeout(debounce)
		watcher?.close()
	}
}
