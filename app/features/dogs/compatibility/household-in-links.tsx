import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { LinkAddressContext } from '#app/ui/navigation/link-url.ts'
import { HOUSEHOLD_PARAM, householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'

/** The pages that read the answers; other URLs never carry them. */
const PATHS_WITH_HOUSEHOLD = /^(\?|\/dogs(?![^/?#])|\/right-for-each-other(?![^/?#]))/

/**
 * Without JavaScript the answers live in the URL, so links between dogs must carry them. Does nothing when the answers
 * are on the device, or there are none.
 */
export function HouseholdInLinks({ children }: { children: ReactNode }) {
	const code = householdCodeIn(useLocation().search)
	const address = useMemo(() => (code ? (to: string) => withHousehold(to, code) : asItIs), [code])
	return <LinkAddressContext value={address}>{children}</LinkAddressContext>
}

const asItIs = (to: string) => to

/** Adds the answers to the query of URLs that read them; returns others unchanged. */
export function withHousehold(to: string, code: string): string {
	if (!PATHS_WITH_HOUSEHOLD.test(to)) return to
	return to.replace(/(?=#|$)/, `${to.includes('?') ? '&' : '?'}${HOUSEHOLD_PARAM}=${code}`)
}
