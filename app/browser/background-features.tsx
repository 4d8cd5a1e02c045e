import { BuildManifest } from './deployments/build-manifest.ts'
import { DeploymentWatch } from './deployments/deployment-watch.ts'
import { FallbackIcons } from './fallback-icons.tsx'
import { Reveals } from './motion/reveals.ts'
import { SharedPictures } from './motion/shared-picture.tsx'
import { SmoothScroll } from './motion/smooth-scroll-wheel.tsx'
import { Prefetching } from './prefetch/prefetching.tsx'

/**
 * Everything that runs beside the pages, a line each. Nothing here is needed to read or use a page, delays one or shows an
 * error to a visitor. It stays through client navigations.
 */
export function BackgroundFeatures() {
	return (
		<>
			<DeploymentWatch />
			<BuildManifest />
			<FallbackIcons />
			<Prefetching />
			<SharedPictures />
			<SmoothScroll />
			<Reveals />
		</>
	)
}
