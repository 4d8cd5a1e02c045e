import { type ComponentType, useEffect, useState } from 'react'
import { hardNavigateFromNowOn } from '../recovery/tab.ts'
import { whenIdle } from '../when-idle.ts'

/** Loaded and started when the browser is idle. Not with `lazy`: React would hold it back for 300 ms after a fallback. */
export function IdleFeatures() {
	const [Features, setFeatures] = useState<ComponentType>()
	useEffect(
		() =>
			whenIdle(() => {
				import('../background-features.tsx').then(
					({ BackgroundFeatures }) => setFeatures(() => BackgroundFeatures),
					hardNavigateFromNowOn,
				)
			}),
		[],
	)
	return Features ? <Features /> : null
}
