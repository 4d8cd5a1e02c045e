import { useCallback, useState, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { EMPTY, type LiveState, readLive, subscribeLive } from './live-store.ts'

/** What is told to open pages; nothing on the server and without scripts. */
export function useLive(): LiveState {
	// Where the connection begins; it goes on when the page's data is loaded again.
	const [after] = useState(useShownUntil())
	const subscribe = useCallback((listener: () => void) => subscribeLive(after, listener), [after])
	return useSyncExternalStore(subscribe, readLive, () => EMPTY)
}

/** The newest event that the page shows already. */
export function useShownUntil(): number {
	const root = useRouteLoaderData<{ lastEventId: number }>('root')
	return root?.lastEventId ?? 0
}

/** "Ben is writing here. Ana is looking." Undefined when no one else is there. */
export function presenceWords({ present, names, ownId }: LiveState, reference: string): string | undefined {
	const others = [...(present.get(reference) ?? [])].filter(([staffId]) => staffId !== ownId)
	const name = (staffId: string) => names.get(staffId) ?? 'Someone'
	const listOf = (kind: string) => others.filter(([, seen]) => seen.kind === kind).map(([staffId]) => name(staffId))
	const sentences = [sentence(listOf('writing'), 'writing here'), sentence(listOf('looking'), 'looking at this')]
	return sentences.filter(Boolean).join(' ') || undefined
}

const list = new Intl.ListFormat('en-GB')

function sentence(names: string[], doing: string): string {
	return names.length === 0 ? '' : `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} ${doing}.`
}
