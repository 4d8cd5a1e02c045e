import { useEffect, useState } from 'react'

/**
 * A heading counts as reached from the upper third of the window on. The zone goes up without end, so that a heading which
 * has scrolled out at the top stays reached, and a jump to anywhere changes what lies in it.
 */
const READ_SO_FAR = '1000000px 0px -65% 0px'

/** The id of the part that is being read, for contents lists; null before the first heading and without scripts. */
export function useCurrentHeading(ids: string[]): string | null {
	const [current, setCurrent] = useState<string | null>(null)
	const key = ids.join(' ')
	useEffect(() => {
		const inOrder = key.split(' ')
		const reached = new Set<string>()
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) reached.add(target.id)
					else reached.delete(target.id)
				}
				setCurrent(inOrder.findLast((id) => reached.has(id)) ?? null)
			},
			{ rootMargin: READ_SO_FAR },
		)
		for (const id of inOrder) {
			const heading = document.getElementById(id)
			if (heading) observer.observe(heading)
		}
		return () => observer.disconnect()
	}, [key])
	return current
}
