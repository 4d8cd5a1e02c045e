import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router'
import { isSamePage, renderedState } from './navigation-watch.tsx'
import { type Unsent, unsentBy } from './submit-or-stay.ts'

/** The router loads nothing again after an action with this status: a busy site may refuse that too. */
const UNAVAILABLE = { status: 503 }

let unsent: Unsent | null = null
const listeners = new Set<() => void>()

/** The form of this page that could not be sent, until another is sent or the page is left. */
export function readUnsent(): Unsent | null {
	return unsent
}

export function onUnsentChange(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

export function setUnsent(value: Unsent | null) {
	unsent = value
	for (const listener of listeners) listener()
}

/**
 * A form that the server does not take now, or that does not reach it: the page stays with what was typed, and `UnsentNote` says so,
 * instead of the error screen. Pages with a note of their own catch it before (`submitOrStay`), and so do those that a form of another
 * page leads to.
 */
export const unsentFormMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
	{ request },
	next,
) => {
	const { location } = renderedState()
	const isHere = location !== undefined && isSamePage(location, new URL(request.url))
	const isSent = request.method !== 'GET'
	// The router also asks, after a form was refused, whether the page is to be loaded again.
	if (unsent && (isSent || !isHere)) setUnsent(null)
	const results = await next()
	if (!isSent || !isHere) return results
	return Object.fromEntries(
		Object.entries(results).map(([routeId, result]) => {
			const failed = result.type === 'error' ? unsentBy(errorIn(result.result)) : undefined
			if (!failed) return [routeId, result]
			setUnsent(failed)
			return [routeId, { type: 'data', result: data(undefined, UNAVAILABLE) }]
		}),
	)
}

/** The router wraps errors of actions that are no responses, to add a status. */
function errorIn(result: unknown): unknown {
	return typeof result === 'object' && result !== null && 'type' in result && 'data' in result && 'init' in result
		? result.data
		: result
}
