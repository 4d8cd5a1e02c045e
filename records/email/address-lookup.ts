import type { AddressLookup } from '#domain/applications/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import { newConfirmation } from '../submissions/confirm.ts'
import { isProvenAddress } from './proven-address.ts'

export function createAddressLookup(store: Store, now: number): AddressLookup {
	return {
		isProven: (email) => isProvenAddress(store, email),
		newConfirmation: () => newConfirmation(now),
	}
}
