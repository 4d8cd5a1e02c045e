import { showCurrentLinks } from '#app/ui/navigation/scroll-row.ts'
import { startBuildManifest } from '../deployments/build-manifest.ts'
import { watchDeployments } from '../deployments/deployment-watch.ts'
import { watchPageChanges } from '../foreign-nodes/page-changes.ts'
import { focusFirstPart } from '../navigation/focus-part.ts'
import { separateHashEntries } from '../navigation/hash-entries.ts'
import { restoreInput } from '../recovery/kept-input.ts'
import { keepEarlyInput, sendWithoutApp } from './early-input.ts'
import { onInterest } from './interest.ts'
import { type AppFiles, loadApp } from './load-app.ts'
import { watchPresses } from './painted.ts'

/** After a failure the network gets a moment; then the next interest tries again. */
const RETRY_AFTER_MS = 2000

/** Starts what a page needs before the app is loaded, and loads the app when a visitor shows interest in it. */
export function startPage(files: AppFiles, buildId: string | undefined) {
	watchPresses()
	keepEarlyInput()
	whenParsed(() => {
		restoreInput()
		watchPageChanges()
	})
	separateHashEntries()
	addEventListener('click', replaceEntry, true)
	focusFirstPart(location.hash)
	showCurrentLinks()
	if (buildId) {
		watchDeployments(buildId)
		startBuildManifest(buildId)
	}
	const waitForInterest = (isRetry: boolean) => onInterest(() => loadApp(files).catch(tryLater), { isRetry })
	const tryLater = (error: unknown) => {
		// biome-ignore lint/suspicious/noConsole: a diagnostic, hidden unless verbose logging is on
		console.debug('The app failed to load; the page works without it:', error)
		sendWithoutApp()
		setTimeout(waitForInterest, RETRY_AFTER_MS, true)
	}
	waitForInterest(false)
}

/** The parser adds fields, and nodes that are not foreign. */
function whenParsed(callback: () => void) {
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback, { once: true })
	else callback()
}

/** Links that leave no history entry behind (`data-replace`): until the app is loaded the router does not see them. */
function replaceEntry(event: MouseEvent) {
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-replace]') : null
	const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
	if (!link || !isPlain || 'app' in document.documentElement.dataset) return
	event.preventDefault()
	location.replace(link.href)
}
