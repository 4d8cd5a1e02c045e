import { useId } from 'react'
import { cn } from '#app/ui/cn.ts'
import { useCurrentHeading } from './use-current-heading.ts'

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
