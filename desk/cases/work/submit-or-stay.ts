import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormAnswer } from './case-form.tsx'

/** The status of an answer that the browser gives itself. */
const UNREACHABLE = 503

interface ClientActionArgs<Answer> {
	request: Request
	serverAction(): Promise<Answer>
}

/**
 * For `clientAction`: the network may fail between two presses, and what was typed stays on the page.
 *
 * @param field the id of what the problem leads to; without it that of the form's intent
 */
export async function submitOrStay<Answer>({ request, serverAction }: ClientActionArgs<Answer>, field?: string) {
	const form = new URLSearchParams(await request.clone().text())
	try {
		return await serverAction()
	} catch (error) {
		if (!(error instanceof TypeError)) throw error
		const problem = 'The desk could not be reached. What you typed is still here: press again in a moment.'
		const typed = Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]))
		const intent = form.get('intent') ?? ''
		return data<FormAnswer>(
			{ intent, saved: null, problem, field: field ?? intent, typed, meanwhile: [] },
			{ status: UNREACHABLE },
		)
	}
}

/** For `shouldRevalidate`: also after a refused change, since the page must show what the other person did. */
export function isReachable({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus !== UNREACHABLE
}
