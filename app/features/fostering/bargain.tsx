import { Panel } from '#app/ui/layout/card.tsx'
import { Section } from '#app/ui/layout/layout.tsx'
import { SectionButton } from '#app/ui/sections/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'

/** Two texts against each other: what one side pays for, what the other brings. */
export function Bargain({ sections }: { sections: PageSectionData[] }) {
	return (
		<Section>
			<div className="grid gap-[clamp(1rem,.6rem+1vw,1.5rem)] split:grid-cols-2">
				{sections.map((section, i) => (
					<Panel key={section.id} id={section.id} tone={i === 0 ? 'ball' : 'mist'} className="gap-5">
						<h2>{section.title}</h2>
						<Prose html={section.html} />
						<SectionButton button={section.button} variant="link" className="mt-0" />
					</Panel>
				))}
			</div>
		</Section>
	)
}
