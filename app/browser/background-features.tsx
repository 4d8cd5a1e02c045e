import { FallbackIcons } from './fallback-icons.tsx'
import { Reveals } from './motion/reveals.ts'
import { SharedPictures } from './motion/shared-picture.tsx'
import { SmoothScroll } from './motion/smooth-scroll-wheel.tsx'
import { Prefetching } from './prefetch/prefetching.tsx'

/**
 * Features that run beside the pages and stay mounted during client navigations. They never block rendering or show an
 * error.
 */
export function BackgroundFeatures() {
	return (
		<>
			<FallbackIcons />
			<Prefetching />
			<SharedPictures />
			<SmoothScroll />
			<Reveals />
		</>
	)
}
