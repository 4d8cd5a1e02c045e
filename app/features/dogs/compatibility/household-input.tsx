import { useLocation } from 'react-router'
import { HOME_PARAM, homeIn } from '#domain/dogs/compatibility/household-code.ts'

/** Inside a form that leads to the list: takes the answers of the address along, which links do by themselves. */
export function HomeInput() {
	const home = homeIn(useLocation().search)
	return home && <input type="hidden" name={HOME_PARAM} value={home} />
}
