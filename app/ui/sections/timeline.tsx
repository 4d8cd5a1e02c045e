import { cn } from '../cn.ts'
import { Prose } from './prose.tsx'

interface TimelineProps {
	/** `html` is sanitised HTML; `note` is the duration. */
	steps: { title: string; html: string; note?: string }[]
	/** In a row on wide screens, where a column would leave half of the page empty (`page-section.css`). */
	isRow?: boolean
}

/** Numbered steps joined by the lead. */
export function Timeline({ steps, isRow = false }: TimelineProps) {
	return (
		<ol className={cn('grid', isRow && 'timeline-row')}>
			{steps.map(({ title, html, note }, index) => (
				<li key={title} className="relative grid grid-cols-[4rem_1fr] gap-x-4 pb-9 last:pb-0 sm:gap-x-6">
					{index < steps.length - 1 && (
						<span
							aria-hidden
							className="lead-down absolute top-16 bottom-0 left-8 w-[7px] -translate-x-1/2 bg-lead-line"
						/>
					)}
					<span
						aria-hidden
						className="grid size-16 place-items-center rounded-pill bg-sky font-display text-[2rem] leading-none font-black text-on-sky"
					>
						{index + 1}
					</span>
					<div className="min-w-0 pt-3.5">
						<h3>{title}</h3>
						<Prose html={html} className="mt-1.5 max-w-[33.7em] text-ink-2" />
						{note && <p className="mt-2 font-display text-[1.0625rem] leading-[1.3] font-bold">{note}</p>}
					</div>
				</li>
			))}
		</ol>
	)
}
