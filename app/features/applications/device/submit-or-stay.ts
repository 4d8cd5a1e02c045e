import { isRouteErrorResponse } from 'react-router'

/** Returned when a form could not be sent. The answers are still in the form. */
export interface Unsent {
	offline: true
}

/** From here on the answer says that the server, or what stands before it, could not do it. */
const SERVER_FAULT = 500

/**
 * For the `clientAction` of a page of an application: sends its form. When it reaches nobody, the page stays as it is, with a note
 * (`later/offline-note.tsx`), instead of making room for an error screen.
 */
export async function submitOrStay<Answer>(serverAction: () => Promise<Answer>): Promise<Answer | Unsent> {
	try {
		return await serverAction()
	} catch (thrown) {
		// Redirects and refusals are answers.
		if (thrown instanceof Response) throw thrown
		if (isRouteErrorResponse(thrown) && thrown.status < SERVER_FAULT) throw thrown
		return { offline: true }
	}
}

/** Whether an action returned that its form could not be sent. */
export function isUnsent(answer: unknown): answer is Unsent {
	return typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline === true
}

/** The draft is on another device: the page is refused, and asking for it again leads away from what was typed. */
const CONFLICT = 409

/** For `shouldRevalidate`: a page that could not be sent cannot be asked for anew either. */
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
