import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { HOUSEHOLD_PARAM, householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'
import { readStoredHousehold, storeHousehold, subscribeHousehold } from './household-storage.ts'

export interface KnownHousehold {
	/** The answers as one word; null when nothing was answered. */
	home: string | null
	/** In the address they came without JavaScript; there the server knows them. On the device it never does. */
	from: 'address' | 'device'
}

/** The household's answers: those of the address, else those of the device, which are there once the page is React's. */
export function useHousehold(): KnownHousehold {
	const inAddress = householdCodeIn(useLocation().search)
	const onDevice = useSyncExternalStore(subscribeHousehold, readStoredHousehold, () => null)
	return inAddress ? { home: inAddress, from: 'address' } : { home: onDevice, from: 'device' }
}

/**
 * With JavaScript answers belong on the device: those that came in the address (before this script ran, or from a time
 * without it) move there, unless the device has its own, and leave the address.
 */
export function useHouseholdOffUrl() {
	const { pathname, search, hash } = useLocation()
	const navigate = useNavigate()
	const home = householdCodeIn(search)
	useEffect(() => {
		if (!home) return
		if (!readStoredHousehold()) storeHousehold(home)
		const params = new URLSearchParams(search)
		params.delete(HOUSEHOLD_PARAM)
		navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true })
	}, [home, pathname, search, hash, navigate])
}
