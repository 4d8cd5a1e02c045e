import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Nothing of it is needed to use the page: when its code does not come, the page goes on without. */
const Housekeeping = lazy<ComponentType>(() =>
	import('./housekeeping.tsx').then(
		({ Housekeeping }) => ({ default: Housekeeping }),
		() => ({ default: () => null }),
	),
)

/** What the first interaction does not need: fetched and started once the page answers and the browser has nothing to do. */
export function AfterArrival() {
	const [isQuiet, setQuiet] = useState(false)
	useEffect(() => whenIdle(() => setQuiet(true)), [])
	if (!isQuiet) return null
	return (
		<Suspense>
			<Housekeeping />
		</Suspense>
	)
}
