import { isRouteErrorResponse } from 'react-router'

/** Returned when a form could not be sent. The answers are still in the form. */
export interface Unsent {
	offline: true
	/** The server answered that it takes no form now: nothing was stored. */
	isBusy: boolean
}

/** Statuses from here on are failures of the server or a proxy. */
const SERVER_FAULT = 500
/** Too many requests, and a queue that is full; those of an action come as its data. */
const BUSY = [429, 503]

/**
 * For `clientAction`: submits the form. On a failure the page stays, with a note of its own, instead of
 * the error screen.
 */
export async function submitOrStay<Answer>(serverAction: () => Promise<Answer>): Promise<Answer | Unsent> {
	try {
		return await serverAction()
	} catch (thrown) {
		const unsent = unsentBy(thrown)
		if (unsent) return unsent
		throw thrown
	}
}

/** Undefined for what is an answer: redirects and 4xx responses. */
export function unsentBy(thrown: unknown): Unsent | undefined {
	if (thrown instanceof Response) return undefined
	const isBusy = isRouteErrorResponse(thrown) && BUSY.includes(thrown.status)
	if (isRouteErrorResponse(thrown) && thrown.status < SERVER_FAULT && !isBusy) return undefined
	return { offline: true, isBusy }
}

export function isUnsent(answer: unknown): answer is Unsent {
	return typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline === true
}

/** A note for a form that could not be sent. `nothing` says what did not happen: "nothing was changed". */
export function unsentNote({ isBusy }: Unsent, nothing: string): string {
	return isBusy
		? `The site is very busy just now, so ${nothing}. Please wait a little, then press again.`
		: `We couldn’t reach our site, so ${nothing}. Please try again when you’re online.`
}

/** The draft is on another device: revalidating would navigate away from the typed answers. */
const CONFLICT = 409

/** For `shouldRevalidate`: after a failed submission the page cannot be loaded again either. */
export function stayWhenUnsent({
	actionResult,
	actionStatus,
	defaultShouldRevalidate,
}: {
	actionResult?: unknown
	actionStatus?: number
	defaultShouldRevalidate: boolean
}): boolean {
	return !isUnsent(actionResult) && actionStatus !== CONFLICT && defaultShouldRevalidate
}
