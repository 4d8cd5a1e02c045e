import { LateIcons } from './late-icons.tsx'
import { Preloading } from './preloading.tsx'

/**
 * Everything that runs beside the pages, a line each. Nothing here is seen, delays a page or shows an error to a visitor.
 * It stays through client navigations.
 */
export function Housekeeping() {
	return (
		<>
			<LateIcons />
			<Preloading />
		</>
	)
}
