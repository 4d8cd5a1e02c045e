import { Suspense, useEffect, useState } from 'react'
import { extraPart } from './recovery/parts.ts'

/** Browsers without idle callbacks wait this long instead. */
const FALLBACK_MS = 200

const Housekeeping = extraPart(() => import('./housekeeping.tsx').then((file) => file.Housekeeping))

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
