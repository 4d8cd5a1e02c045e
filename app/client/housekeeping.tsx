import { BuildManifest } from './build-manifest.ts'
import { DeploymentWatch } from './deployment-watch.ts'
import { FetchLateIcons } from './fetch-late-icons.tsx'
import { SharedPictures } from './shared-picture.tsx'

/**
 * Everything that runs beside the pages, a line each. Nothing here is needed to read or use a page, delays one or shows an
 * error to a visitor. It stays through client navigations.
 */
export function Housekeeping() {
	return (
		<>
			<DeploymentWatch />
			<BuildManifest />
			<FetchLateIcons />
			<SharedPictures />
		</>
	)
}
