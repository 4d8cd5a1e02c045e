import { hasUnsavedInput } from '../navigation/unsaved-input.ts'
import { tab } from '../recovery/tab.ts'

/** Specification. */
const POLL_INTERVAL_MS = 60 * 60 * 1000
/** A tab hidden for longer polls when it becomes visible (specification). */
const MIN_HIDDEN_MS = 10 * 60 * 1000

/**
 * Detects a newer deployment. From then on each client navigation is a full load, except away from a form with unsaved
 * input. Failed requests are ignored until the next poll. Call once.
 */
export function watchDeployments(buildId: string) {
	let hiddenSince = document.hidden ? Date.now() : Number.POSITIVE_INFINITY
	const timer = setInterval(poll, POLL_INTERVAL_MS)
	document.addEventListener('visibilitychange', onVisibilityChange)

	function onVisibilityChange() {
		if (!document.hidden && Date.now() - hiddenSince > MIN_HIDDEN_MS) poll()
		hiddenSince = document.hidden ? Date.now() : Number.POSITIVE_INFINITY
	}

	async function poll() {
		const latest = await latestBuildId()
		if (!latest || latest === buildId) return
		stop()
		tab.needsHardNavigation = (isSent) => isSent || !hasUnsavedInput()
	}

	function stop() {
		clearInterval(timer)
		document.removeEventListener('visibilitychange', onVisibilityChange)
	}
}

async function latestBuildId(): Promise<string | undefined> {
	try {
		const response = await fetch(`/builds/latest.json?${Date.now()}`)
		const { id } = await response.json()
		return response.ok && typeof id === 'string' ? id : undefined
	} catch {
		return undefined
	}
}
