import { Section } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { SectionButton } from '#app/ui/sections/page-section/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'

/** Ways to donate that need text rather than pictures. */
export function OtherWays({ section }: { section: PageSectionData }) {
	const headingId = `${section.id}-title`
	return (
		<Section id={section.id} aria-labelledby={section.title ? headingId : undefined}>
			<div className="grid items-start gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-8 *:min-w-0 side:grid-cols-[1fr_1.4fr]">
				<div className="grid gap-4">
					{section.title && <h2 id={headingId}>{section.title}</h2>}
					{section.html && <Prose html={section.html} className="text-lede text-ink-2" />}
				</div>
				<div>
					<ul className="border-b-2 border-line">
						{section.items.map((item) => (
							<li key={item.title + item.html} className="border-t-2 border-line py-6">
								{item.title && <h3>{item.url ? <SiteLink to={item.url}>{item.title}</SiteLink> : item.title}</h3>}
								<Prose html={item.html} className="mt-2 text-ink-2" />
							</li>
						))}
					</ul>
					<SectionButton button={section.button} />
				</div>
			</div>
		</Section>
	)
}
