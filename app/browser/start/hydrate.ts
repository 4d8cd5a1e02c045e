import { createElement, StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { HydratedRouter } from 'react-router/dom'
import { noteRouterError } from '../crawlers/crawler-fallback.ts'
import { isPageChanged } from '../foreign-nodes/page-changes.ts'

/** Hydrates the page; the router's route modules must be set. `untilPainted` is waited for in between. */
export async function hydratePage(untilPainted: () => Promise<void>) {
	// In a task of its own: it is the longest.
	const { hydrateRoot } = await import('react-dom/client')
	await untilPainted()
	const start = () => {
		hydrateRoot(document, createElement(StrictMode, null, createElement(HydratedRouter, { onError: noteRouterError })))
	}
	// In one task: a translator would change the page again before React has read it (`foreign-nodes/`).
	if (isPageChanged()) flushSync(start)
	else startTransition(start)
}
