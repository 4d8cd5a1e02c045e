import { Section } from '#app/ui/layout/layout.tsx'
import { SectionButton } from '#app/ui/sections/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'

/** What helpers can rely on. */
export function Promised({ section, tone }: { section: PageSectionData; tone: 'field' | 'nose' }) {
	const titleId = `${section.id}-title`
	return (
		<Section id={section.id} tone={tone} aria-labelledby={section.title ? titleId : undefined}>
			<div className="promise grid gap-8">
				{section.title && <h2 id={titleId}>{section.title}</h2>}
				<Prose html={section.html} />
			</div>
			<SectionButton button={section.button} />
		</Section>
	)
}
