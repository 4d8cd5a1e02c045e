import { useEffect, useState } from 'react'
import type { SelectedDogs } from '../selection/selected-dogs.server.ts'
import { selectionUrl } from '../selection/selection.ts'

/**
 * The cards of this device's favourites, fetched again when they change. The previous cards stay until the response
 * arrives; `failed` until `retry` succeeds.
 */
export function useFavouriteCards(slugs: readonly string[]) {
	const [selection, setSelection] = useState<SelectedDogs | null>(null)
	const [failed, setFailed] = useState(false)
	const [attempt, setAttempt] = useState(0)
	const address = selectionUrl('/favourites/dogs', slugs)

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
	useEffect(() => {
		if (!address.includes('?')) return
		const leaving = new AbortController()
		fetchSelected(address, leaving.signal).then(
			(answer) => {
				setSelection(answer)
				setFailed(false)
			},
			() => setFailed(!leaving.signal.aborted),
		)
		return () => leaving.abort()
	}, [address, attempt])

	return { selection, failed, retry: () => setAttempt(attempt + 1) }
}

async function fetchSelected(address: string, signal: AbortSignal): Promise<SelectedDogs> {
	const response = await fetch(address, { signal })
	const answer: unknown = await response.json()
	if (!response.ok || !isSelectedDogs(answer)) throw new Error(`${address} answered ${response.status}`)
	return answer
}

/** The response may come from a newer version of the site. */
function isSelectedDogs(answer: unknown): answer is SelectedDogs {
	return typeof answer === 'object' && answer !== null && 'cards' in answer && 'missing' in answer && 'moved' in answer
}
