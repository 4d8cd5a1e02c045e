import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { SectionButton } from '#app/ui/sections/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'

/** The centres, above the footer. */
export function Centres({ section }: { section: PageSectionData }) {
	const headingId = `${section.id}-title`
	return (
		<Section id={section.id} tone="sky" aria-labelledby={section.title ? headingId : undefined}>
			{section.title && <SectionHead id={headingId} title={section.title} className="mb-4" />}
			{section.html && <Prose html={section.html} className="max-w-[35em] text-lede" />}
			<ul className="mt-[clamp(1.75rem,1rem+2.4vw,3rem)] grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-[clamp(1.5rem,1rem+2vw,3rem)] gap-y-8">
				{section.items.map((item) => (
					<li key={item.title + item.html} className="min-w-0 border-t-2 border-line-strong pt-4">
						{item.picture && (
							<Picture
								picture={item.picture}
								sizes="(min-width: 900px) 24rem, 92vw"
								className="mb-4 aspect-16/10 w-full rounded-m"
							/>
						)}
						{item.title && <h3>{item.url ? <SiteLink to={item.url}>{item.title}</SiteLink> : item.title}</h3>}
						<Prose html={item.html} className="mt-2" />
					</li>
				))}
			</ul>
			<SectionButton button={section.button} />
		</Section>
	)
}
