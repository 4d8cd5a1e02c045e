import { Section, TwoColumns } from '#app/ui/layout/layout.tsx'
import { SectionButton } from '#app/ui/sections/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'

/** What helpers can rely on. */
export function Promised({ section, tone }: { section: PageSectionData; tone: 'field' | 'nose' }) {
	const titleId = `${section.id}-title`
	return (
		<Section id={section.id} tone={tone} aria-labelledby={section.title ? titleId : undefined}>
			<TwoColumns className="side:grid-cols-[1fr_1.4fr]">
				{section.title && <h2 id={titleId}>{section.title}</h2>}
				<div>
					<Prose html={section.html} />
					<SectionButton button={section.button} />
				</div>
			</TwoColumns>
		</Section>
	)
}
