import { useEffect, useState } from 'react'

/** A heading counts as reached when it has passed below the header, in the upper third of the window. */
const READING_ZONE = '-100px 0px -65% 0px'

/** The id of the part that is being read, for contents lists; null before any heading is reached and without scripts. */
export function useCurrentHeading(ids: string[]): string | null {
	const [current, setCurrent] = useState<string | null>(null)
	const key = ids.join(' ')
	useEffect(() => {
		const headings = key.split(' ').map((id) => document.getElementById(id))
		const observer = new IntersectionObserver(
			(entries) => {
				const reached = entries.filter((entry) => entry.isIntersecting).at(-1)
				if (reached) setCurrent(reached.target.id)
			},
			{ rootMargin: READING_ZONE },
		)
		for (const heading of headings) if (heading) observer.observe(heading)
		return () => observer.disconnect()
	}, [key])
	return current
}
