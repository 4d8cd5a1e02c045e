import { Suspense, useEffect, useState } from 'react'
import { lazyOptional } from '../recovery/parts.ts'
import { whenIdle } from '../when-idle.ts'

const Housekeeping = lazyOptional(() => import('../background-features.tsx').then((file) => file.BackgroundFeatures))

/** What the first interaction does not need: fetched and started once the page answers and the browser has nothing to do. */
export function IdleFeatures() {
	const [isQuiet, setQuiet] = useState(false)
	useEffect(() => whenIdle(() => setQuiet(true)), [])
	if (!isQuiet) return null
	return (
		<Suspense>
			<Housekeeping />
		</Suspense>
	)
}
