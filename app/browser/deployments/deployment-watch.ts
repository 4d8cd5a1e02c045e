import { useEffect } from 'react'
import { hasUnsavedInput } from '../navigation/unsaved-input.ts'
import { tab } from '../recovery/tab.ts'
import { useBuildId } from './build-id.ts'

/** How often an open tab asks for the latest build. The specification's number. */
export const POLL_EVERY_MS = 60 * 60 * 1000
/** A tab that was out of sight longer than this asks when it returns. The specification's number. */
export const AWAY_FOR_MS = 10 * 60 * 1000

/** Known for good: an error screen that replaces the page replaces the component below, too. */
let isOutdated = false

/**
 * Notices that a newer build of the site is served than the one this tab runs. From then on each change of page is a full
 * load, which brings the new one; a page with a half-filled form is left as its links always left it. Failures to ask are
 * silent: the next time will do.
 */
export function DeploymentWatch() {
	const buildId = useBuildId()
	useEffect(() => (buildId && !isOutdated ? watch(buildId) : undefined), [buildId])
	return null
}

function watch(buildId: string) {
	let hiddenSince = document.hidden ? Date.now() : Number.POSITIVE_INFINITY
	const timer = setInterval(ask, POLL_EVERY_MS)
	document.addEventListener('visibilitychange', onSight)

	function onSight() {
		if (!document.hidden && Date.now() - hiddenSince > AWAY_FOR_MS) ask()
		hiddenSince = document.hidden ? Date.now() : Number.POSITIVE_INFINITY
	}

	async function ask() {
		const latest = await latestBuildId()
		if (!latest || latest === buildId) return
		stop()
		isOutdated = true
		tab.wantsWholePages = (isSent) => isSent || !hasUnsavedInput()
	}

	function stop() {
		clearInterval(timer)
		document.removeEventListener('visibilitychange', onSight)
	}
	return stop
}

async function latestBuildId(): Promise<string | undefined> {
	try {
		const answer = await fetch(`/builds/latest.json?${Date.now()}`)
		const { id } = await answer.json()
		return answer.ok && typeof id === 'string' ? id : undefined
	} catch {
		return undefined
	}
}
