import IconCaret from '~icons/ph/caret-down-bold'
import { cn } from '../cn.ts'
import { Prose } from './prose.tsx'

interface AccordionProps {
	/** `html` is sanitised HTML. */
	items: { title: string; html: string }[]
	/** Opens the first answer, to show how it works. */
	firstOpen?: boolean
	className?: string
}

/** Native `details`: works without scripts, and find in page opens it. */
export function Accordion({ items, firstOpen = false, className }: AccordionProps) {
	return (
		<div className={cn('accordion border-b-2 border-line', className)}>
			{items.map(({ title, html }, i) => (
				<details key={title} open={firstOpen && i === 0} className="group border-t-2 border-line">
					<summary className="flex list-none items-center justify-between gap-4 py-4.5 font-display text-h4 leading-[1.3] font-bold hover:underline hover:decoration-lead-line hover:decoration-2 hover:underline-offset-[.22em] [&::-webkit-details-marker]:hidden">
						{title}
						<IconCaret aria-hidden className="size-[1.25em] flex-none group-open:rotate-180" />
					</summary>
					<Prose html={html} className="pb-5 text-ink-2" />
				</details>
			))}
		</div>
	)
}
