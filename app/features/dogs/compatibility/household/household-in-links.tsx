import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { LinkAddressContext } from '#app/ui/navigation/site-link.tsx'
import { HOUSEHOLD_PARAM, householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'

const PATHS_WITH_HOUSEHOLD = /^(\?|\/dogs(?![^/?#])|\/right-for-each-other(?![^/?#]))/

/** Without JavaScript the answers are in the URL, so links between dogs must carry them. */
export function HouseholdInLinks({ children }: { children: ReactNode }) {
	const code = householdCodeIn(useLocation().search)
	const address = useMemo(() => (code ? (to: string) => withHousehold(to, code) : asItIs), [code])
	return <LinkAddressContext value={address}>{children}</LinkAddressContext>
}

const asItIs = (to: string) => to

/** Adds the answers to URLs that read them. */
export function withHousehold(to: string, code: string): string {
	if (!PATHS_WITH_HOUSEHOLD.test(to)) return to
	return to.replace(/(?=#|$)/, `${to.includes('?') ? '&' : '?'}${HOUSEHOLD_PARAM}=${code}`)
}

/** GET forms that lead to the list carry the answers in a hidden field. */
export function HouseholdInput() {
	const code = householdCodeIn(useLocation().search)
	return code && <input type="hidden" name={HOUSEHOLD_PARAM} value={code} />
}
