import { BuildManifest } from './build-manifest.ts'
import { DeploymentWatch } from './deployment-watch.ts'
import { FetchLateIcons } from './fetch-late-icons.tsx'

/**
 * Everything that runs beside the pages, a line each. Nothing here is seen, delays a page or shows an error to a visitor.
 * It stays through client navigations.
 */
export function Housekeeping() {
	return (
		<>
			<DeploymentWatch />
			<BuildManifest />
			<FetchLateIcons />
		</>
	)
}
