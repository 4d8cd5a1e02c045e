import { useEffect, useState } from 'react'
import type { SelectedDogs } from './selected-dogs.ts'
import { selectionUrl } from './selection-url.ts'

/**
 * The cards of the dogs saved on this device, asked of the server whenever other dogs are named. What was there stays until
 * the new answer is; `failed` until `retry` succeeds.
 */
export function useFavouriteCards(slugs: readonly string[]) {
	const [chosen, setChosen] = useState<SelectedDogs | null>(null)
	const [failed, setFailed] = useState(false)
	const [attempt, setAttempt] = useState(0)
	const address = selectionUrl('/favourites/dogs', slugs)

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
	useEffect(() => {
		if (!address.includes('?')) return
		const leaving = new AbortController()
		fetchChosen(address, leaving.signal).then(
			(answer) => {
				setChosen(answer)
				setFailed(false)
			},
			() => setFailed(!leaving.signal.aborted),
		)
		return () => leaving.abort()
	}, [address, attempt])

	return { chosen, failed, retry: () => setAttempt(attempt + 1) }
}

async function fetchChosen(address: string, signal: AbortSignal): Promise<SelectedDogs> {
	const response = await fetch(address, { signal })
	const answer: unknown = await response.json()
	if (!response.ok || !isChosenDogs(answer)) throw new Error(`${address} answered ${response.status}`)
	return answer
}

/** It is our own server's answer, but perhaps of a newer version than this page: then it is no answer. */
function isChosenDogs(answer: unknown): answer is SelectedDogs {
	return typeof answer === 'object' && answer !== null && 'cards' in answer && 'missing' in answer && 'moved' in answer
}
