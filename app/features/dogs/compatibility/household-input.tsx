import { useLocation } from 'react-router'
import { HOUSEHOLD_PARAM, householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'

/** Inside a form that leads to the list: takes the answers of the address along, which links do by themselves. */
export function HouseholdInput() {
	const home = householdCodeIn(useLocation().search)
	return home && <input type="hidden" name={HOUSEHOLD_PARAM} value={home} />
}
