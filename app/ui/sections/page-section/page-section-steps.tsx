import { splitStepNote } from '#lib/text/step-note.ts'
import { cn } from '../../cn.ts'
import { Section } from '../../layout/layout.tsx'
import { Picture } from '../../media/picture.tsx'
import { walkerOf } from '../listeners.ts'
import { Prose } from '../prose.tsx'
import { SectionButton } from './page-section-button.tsx'
import type { PageSectionData, PageSectionItem } from './page-section-data.ts'
import '../steps.css'

/** More steps than this would be too narrow in a row. */
const MAX_IN_A_ROW = 5

interface StepsSectionProps {
	section: PageSectionData
	tone?: 'plain' | 'field'
}

/** Steps along a wave of the lead, with a dog walking at its end; a column on small screens. */
export function StepsSection({ section, tone = 'plain' }: StepsSectionProps) {
	const { items, title } = section
	const headingId = title ? `${section.id}-title` : undefined
	const isRow = items.length > 1 && items.length <= MAX_IN_A_ROW
	return (
		<Section id={section.id} tone={tone} aria-labelledby={headingId} className="overflow-clip">
			<div className="reveal grid gap-4">
				{title && <h2 id={headingId}>{title}</h2>}
				{section.html && <Prose html={section.html} className="max-w-[35em] text-lede text-ink-2" />}
			</div>
			<div className={cn('steps', isRow && 'steps-row')}>
				{isRow && <Lead count={items.length} walker={walkerOf(title)} />}
				<ol>
					{items.map((item, i) => (
						<Step key={item.title} item={item} number={i + 1} isLast={i === items.length - 1} />
					))}
				</ol>
			</div>
			<SectionButton button={section.button} />
		</Section>
	)
}

/** Below 960 px a line beside the column takes its place. */
function Lead({ count, walker }: { count: number; walker: string }) {
	return (
		<>
			<svg viewBox="0 0 1200 208" preserveAspectRatio="none" aria-hidden="true" className="steps-lead lead-across">
				<path vectorEffect="non-scaling-stroke" strokeLinecap="round" d={leadThrough(count)} />
			</svg>
			<img src={walker} width={480} height={400} alt="" loading="lazy" decoding="async" />
		</>
	)
}

function Step({ item, number, isLast }: { item: PageSectionItem; number: number; isLast: boolean }) {
	const { html, note } = splitStepNote(item.html)
	return (
		<li>
			{!isLast && <span aria-hidden className="step-lead lead-down" />}
			<div className="step-mark">
				<span aria-hidden>{number}</span>
				{item.picture && <Picture picture={{ ...item.picture, alt: '' }} sizes="6rem" className="face" />}
			</div>
			<div className="min-w-0">
				<h3>{item.title}</h3>
				<Prose html={html} />
				{note && <p className="step-note">{note}</p>}
			</div>
		</li>
	)
}

/** Places in the drawing, 1200 × 208: the width of the columns with their gap, and where the centre of a number is in its column. */
const COLUMNS = 1232
const CENTRE = 33
const HIGH = 50
const LOW = 122
/** Where the dog stands. */
const END = 'S1060 88 1140 84S1330 70 1700 96'

/** A wave through the numbers of `count` steps, high and low in turn, from one edge of the page to the other. */
function leadThrough(count: number): string {
	const rest = Array.from({ length: count - 1 }, (_, i) => {
		const x = Math.round(((i + 1) * COLUMNS) / count + CENTRE)
		const isLow = i % 2 === 0
		return `S${x - 132} ${isLow ? LOW + 14 : HIGH - 10} ${x} ${isLow ? LOW : HIGH}`
	})
	return `M-400 90C-200 20 -60 ${HIGH} ${CENTRE} ${HIGH}${rest.join('')}${END}`
}
