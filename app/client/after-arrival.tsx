import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** Browsers without idle callbacks wait this long instead. */
const FALLBACK_MS = 200

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

function whenIdle(start: () => void) {
	if (typeof window.requestIdleCallback !== 'function') {
		const timer = setTimeout(start, FALLBACK_MS)
		return () => clearTimeout(timer)
	}
	const handle = window.requestIdleCallback(start)
	return () => window.cancelIdleCallback(handle)
}
