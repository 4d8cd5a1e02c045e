import { useLocation } from 'react-router'
import { HOUSEHOLD_PARAM, householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'

/** For GET forms that lead to the list. */
export function HouseholdInput() {
	const code = householdCodeIn(useLocation().search)
	return code && <input type="hidden" name={HOUSEHOLD_PARAM} value={code} />
}
