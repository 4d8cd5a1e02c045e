import { createElement, StrictMode, startTransition } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { noteRouterError } from '../crawlers/crawler-fallback.ts'

/** Hydrates the page; the router's route modules must be set. `untilPainted` is waited for in between. */
export async function hydratePage(untilPainted: () => Promise<void>) {
	// In a task of its own: it is the longest.
	const { hydrateRoot } = await import('react-dom/client')
	await untilPainted()
	startTransition(() => {
		hydrateRoot(document, createElement(StrictMode, null, createElement(HydratedRouter, { onError: noteRouterError })))
	})
}
