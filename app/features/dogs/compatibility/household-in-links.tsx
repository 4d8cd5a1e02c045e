import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { LinkAddressContext } from '#app/ui/navigation/link-url.ts'
import { HOUSEHOLD_PARAM, householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'

/** Where the answers are read. Other pages have no use for them, so their addresses never carry them. */
const READS_THEM = /^(\?|\/dogs(?![^/?#])|\/right-for-each-other(?![^/?#]))/

/**
 * Without JavaScript the answers live in the address, so links from one dog to the next must take them along. Nothing
 * happens here for those whose answers are on the device, or who gave none.
 */
export function HouseholdInLinks({ children }: { children: ReactNode }) {
	const home = householdCodeIn(useLocation().search)
	const address = useMemo(() => (home ? (to: string) => withHousehold(to, home) : asItIs), [home])
	return <LinkAddressContext value={address}>{children}</LinkAddressContext>
}

const asItIs = (to: string) => to

/** The address with the answers in its query, where they are read; any other address as it is. */
export function withHousehold(to: string, home: string): string {
	if (!READS_THEM.test(to)) return to
	return to.replace(/(?=#|$)/, `${to.includes('?') ? '&' : '?'}${HOUSEHOLD_PARAM}=${home}`)
}
