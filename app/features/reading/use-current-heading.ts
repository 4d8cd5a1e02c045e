import { useEffect, useState } from 'react'
import { addScrollTrigger } from '#app/browser/motion/scroll-triggers.ts'

/** A heading is current from the upper third of the window on. */
const READ_FROM = 0.35

/** Id of the current heading, for tables of contents; null before the first one and without scripts. */
export function useCurrentHeading(ids: string[]): string | null {
	const [current, setCurrent] = useState<string | null>(null)
	const key = ids.join(' ')
	useEffect(() => {
		const inOrder = key.split(' ')
		const reached = new Set<string>()
		return addScrollTrigger({
			targets: inOrder.flatMap((id) => document.getElementById(id) ?? []),
			line: READ_FROM,
			changed({ id }, isReached) {
				if (isReached) reached.add(id)
				else reached.delete(id)
				setCurrent(inOrder.findLast((each) => reached.has(each)) ?? null)
			},
		})
	}, [key])
	return current
}
