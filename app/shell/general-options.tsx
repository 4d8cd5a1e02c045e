import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import type { GeneralOptions } from '#content/model/content.ts'
import type { IconsByName } from '#lib/icons/icon.ts'

/** The general options that all pages show. */
export type SiteOptions = Pick<
	GeneralOptions,
	'header' | 'footer' | 'email' | 'site' | 'social' | 'centres' | 'regulator'
> & {
	/** The icons of `social` that were available in time. */
	icons: IconsByName
	/** Links to forms; empty while forms are closed. */
	forms: { text: string; url: string }[]
}

interface GeneralOptionsState {
	data: SiteOptions | null
	isLoading: boolean
	error: string | null
}

/**
 * Store of the general options: data, a loading flag and an error.
 *
 * Filled from the page payload and kept through client navigations, so the options are sent once.
 */
export function createGeneralOptionsStore(data: SiteOptions | null) {
	let state: GeneralOptionsState = { data, isLoading: false, error: null }
	const listeners = new Set<() => void>()

	function update(change: Partial<GeneralOptionsState>) {
		state = { ...state, ...change }
		for (const listener of listeners) listener()
	}

	return {
		state: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		startLoading: () => update({ isLoading: true }),
		setData: (next: SiteOptions) => update({ data: next, isLoading: false, error: null }),
		/** Keeps the data: an outage must not empty the header. */
		setError: (message: string) => update({ isLoading: false, error: message }),
	}
}

type GeneralOptionsStore = ReturnType<typeof createGeneralOptionsStore>

const StoreContext = createContext<GeneralOptionsStore | null>(null)

/** A later payload with options replaces them. */
export function GeneralOptionsProvider({ options, children }: { options: SiteOptions | null; children: ReactNode }) {
	const [store] = useState(() => createGeneralOptionsStore(options))
	const [given, setGiven] = useState(options)
	if (options !== given) {
		setGiven(options)
		if (options) store.setData(options)
	}
	useStateWhileMissing(store, options === null)
	return <StoreContext value={store}>{children}</StoreContext>
}

/** Without options every navigation fetches them again. */
function useStateWhileMissing(store: GeneralOptionsStore, isMissing: boolean) {
	const isLoading = useNavigation().state === 'loading'
	useEffect(() => {
		if (!isMissing) return
		if (isLoading) store.startLoading()
		else store.setError('The general options could not be had')
	}, [store, isMissing, isLoading])
}

export function useGeneralOptions(): GeneralOptionsState {
	const store = useContext(StoreContext)
	if (!store) throw new Error('useGeneralOptions needs a GeneralOptionsProvider above it')
	return useSyncExternalStore(store.subscribe, store.state, store.state)
}
