import { type FSWatcher, watch } from 'node:fs'

const DEBOUNCE_MS = 150
const POLL_MS = 2_000

/**
 * Calls `scan` soon after a change in a folder, and every two seconds.
 *
 * Watching fails silently on network drives and some container mounts, so it only makes changes show sooner. Returns a function that stops both.
 */
export function watchFolder(
	folder: string,
	scan: () => void,
	report: (folder: string, problem: string) => void,
): () => void {
	let watcher: FSWatcher | null = null
	let debounce: NodeJS.Timeout | undefined
	const poll = setInterval(scan, POLL_MS).unref()

	function scanSoon() {
		clearTimeout(debounce)
		debounce = setTimeout(scan, DEBOUNCE_MS).unref()
	}

	function onWatchError(error: unknown) {
		watcher?.close()
		watcher = null
		report(folder, `cannot be watched (${String(error)}); changes show within two seconds instead of at once`)
	}

	try {
		watcher = watch(folder, { recursive: true, persistent: false }, scanSoon)
		watcher.on('error', onWatchError)
	} catch (error) {
		onWatchError(error)
	}

	return function stop() {
		clearInterval(poll)
		clearTimeout(debounce)
		watcher?.close()
	}
}
