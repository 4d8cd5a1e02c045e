import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { HOUSEHOLD_PARAM, householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'
import { readStoredHousehold, storeHousehold, subscribeHousehold } from './household-storage.ts'

interface KnownHousehold {
	/** The encoded answers. */
	code: string | null
	/**
	 * "address": from the URL, without JavaScript, so the server knows them. "device": from storage, which the server
	 * never sees.
	 */
	from: 'address' | 'device'
}

/** The answers in the URL, else those stored, which are known after hydration. */
export function useHousehold(): KnownHousehold {
	const inAddress = householdCodeIn(useLocation().search)
	const onDevice = useSyncExternalStore(subscribeHousehold, readStoredHousehold, () => null)
	return inAddress ? { code: inAddress, from: 'address' } : { code: onDevice, from: 'device' }
}

/** Moves answers from the URL (from a visit without JavaScript) to the device, unless it has its own. */
export function useHouseholdOffUrl() {
	const { pathname, search, hash } = useLocation()
	const navigate = useNavigate()
	const code = householdCodeIn(search)
	useEffect(() => {
		if (!code) return
		if (!readStoredHousehold()) storeHousehold(code)
		const params = new URLSearchParams(search)
		params.delete(HOUSEHOLD_PARAM)
		navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true })
	}, [code, pathname, search, hash, navigate])
}
