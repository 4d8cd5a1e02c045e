import { BuildManifest } from './build-manifest.ts'
import { DeploymentWatch } from './deployment-watch.ts'
import { LateIcons } from './late-icons.tsx'
import { Preloading } from './preloading.tsx'
import { Reveals } from './reveals.ts'
import { SharedPictures } from './shared-picture.tsx'
import { SmoothScroll } from './smooth-scroll.tsx'

/**
 * Everything that runs beside the pages, a line each. Nothing here is needed to read or use a page, delays one or shows an
 * error to a visitor. It stays through client navigations.
 */
export function Housekeeping() {
	return (
		<>
			<DeploymentWatch />
			<BuildManifest />
			<LateIcons />
			<Preloading />
			<SharedPictures />
			<SmoothScroll />
			<Reveals />
		</>
	)
}
