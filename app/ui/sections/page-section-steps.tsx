import { splitStepNote } from '#lib/text/step-note.ts'
import { Wrap } from '../layout/layout.tsx'
import { SectionButton } from './page-section-button.tsx'
import type { PageSectionData } from './page-section-data.ts'
import { Prose } from './prose.tsx'
import { Timeline } from './timeline.tsx'
import walking from './walking.webp'

/** More steps than this would be too narrow in a row. */
const MAX_IN_A_ROW = 5

/** Steps across the page, with a dog walking at their end; a column on small screens. */
export function StepsSection({ section }: { section: PageSectionData }) {
	const headingId = section.title ? `${section.id}-title` : undefined
	const isRow = section.items.length > 1 && section.items.length <= MAX_IN_A_ROW
	return (
		<section id={section.id} aria-labelledby={headingId} className="py-section">
			<Wrap>
				<div className="steps-head">
					<div className="grid gap-4">
						{section.title && <h2 id={headingId}>{section.title}</h2>}
						{section.html && <Prose html={section.html} className="max-w-[35em] text-lede text-ink-2" />}
					</div>
					{isRow && <img src={walking} width={480} height={400} alt="" loading="lazy" decoding="async" />}
				</div>
				<Timeline isRow={isRow} steps={section.items.map(({ title, html }) => ({ title, ...splitStepNote(html) }))} />
				<SectionButton button={section.button} />
			</Wrap>
		</section>
	)
}
