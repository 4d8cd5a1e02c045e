import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { HOME_PARAM, homeIn } from '#domain/dogs/compatibility/household-code.ts'
import { keepHome, keptHome, subscribeHome } from './household-storage.ts'

export interface KnownHome {
	/** The answers as one word; null when nothing was answered. */
	home: string | null
	/** In the address they came without JavaScript; there the server knows them. On the device it never does. */
	from: 'address' | 'device'
}

/** The household's answers: those of the address, else those of the device, which are there once the page is React's. */
export function useHome(): KnownHome {
	const inAddress = homeIn(useLocation().search)
	const onDevice = useSyncExternalStore(subscribeHome, keptHome, () => null)
	return inAddress ? { home: inAddress, from: 'address' } : { home: onDevice, from: 'device' }
}

/**
 * With JavaScript answers belong on the device: those that came in the address (before this script ran, or from a time
 * without it) move there, unless the device has its own, and leave the address.
 */
export function useHomeOffAddress() {
	const { pathname, search, hash } = useLocation()
	const navigate = useNavigate()
	const home = homeIn(search)
	useEffect(() => {
		if (!home) return
		if (!keptHome()) keepHome(home)
		const params = new URLSearchParams(search)
		params.delete(HOME_PARAM)
		navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true })
	}, [home, pathname, search, hash, navigate])
}
