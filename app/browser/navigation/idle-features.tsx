import { Suspense, useEffect, useState } from 'react'
import { lazyOptional } from '../recovery/parts.ts'
import { whenIdle } from '../when-idle.ts'

const BackgroundFeatures = lazyOptional(() =>
	import('../background-features.tsx').then((file) => file.BackgroundFeatures),
)

/** Loaded and started when the browser is idle. */
export function IdleFeatures() {
	const [isIdle, setIdle] = useState(false)
	useEffect(() => whenIdle(() => setIdle(true)), [])
	if (!isIdle) return null
	return (
		<Suspense>
			<BackgroundFeatures />
		</Suspense>
	)
}
