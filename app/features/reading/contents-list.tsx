import { useEffect, useId, useState } from 'react'
import { addScrollTrigger } from '#app/browser/motion/scroll-triggers.ts'
import { cn } from '#app/ui/cn.ts'

interface ContentsListProps {
	headings: { id: string; text: string }[]
	className?: string
}

/** Table of contents: a panel above the text on phones, a sticky column on wide screens. */
export function ContentsList({ headings, className }: ContentsListProps) {
	const titleId = useId()
	const current = useCurrentHeading(headings.map(({ id }) => id))
	return (
		<nav aria-labelledby={titleId} className={cn('no-print rounded-l bg-mist px-6 py-5', className)}>
			<h2 id={titleId} className="mb-2 text-h4 font-bold">
				On this page
			</h2>
			<ol className="border-l-4 border-line">
				{headings.map(({ id, text }) => (
					<li key={id}>
						<a
							href={`#${id}`}
							aria-current={id === current ? 'true' : undefined}
							className="-ml-1 block border-l-4 border-transparent py-2.5 pl-4 leading-[1.35] no-underline hover:underline aria-[current]:border-lead-line aria-[current]:font-bold"
						>
							{text}
						</a>
					</li>
				))}
			</ol>
		</nav>
	)
}

/** A heading is current from the upper third of the window on. */
const READ_FROM = 0.35

/** Id of the current heading, for tables of contents: above the first one it is the first, without scripts none. */
function useCurrentHeading(ids: string[]): string | null {
	const [current, setCurrent] = useState<string | null>(null)
	const key = ids.join(' ')
	useEffect(() => {
		const inOrder = key.split(' ')
		const reached = new Set<string>()
		setCurrent(inOrder[0] ?? null)
		return addScrollTrigger({
			targets: inOrder.flatMap((id) => document.getElementById(id) ?? []),
			line: READ_FROM,
			changed({ id }, isReached) {
				if (isReached) reached.add(id)
				else reached.delete(id)
				setCurrent(inOrder.findLast((each) => reached.has(each)) ?? inOrder[0] ?? null)
			},
		})
	}, [key])
	return current
}
