import { Panel } from '#app/ui/layout/card.tsx'
import { Section } from '#app/ui/layout/layout.tsx'
import { PageHeroButtons } from '#app/ui/sections/page-hero-buttons.tsx'
import { PageSection } from '#app/ui/sections/page-section/page-section.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import { AddedUp } from './added-up.tsx'
import { HelpHead, type HelpPageData } from './help-head.tsx'
import { type WayAmount, Ways } from './ways.tsx'

export interface WaysToHelpData extends HelpPageData {
	ways: PageSectionData | null
	/** "£6", of a month. */
	amounts: WayAmount[]
	others: PageSectionData[]
}

export function WaysToHelp({ page }: { page: WaysToHelpData }) {
	return (
		<>
			<HelpHead page={page} />
			{page.ways && <Ways section={page.ways} amounts={page.amounts} />}
			{page.others.map((section) => {
				if (section.type === 'cta') return <LastWord key={section.id} section={section} phone={page.phone} />
				const Part = section.type === 'numbers' ? AddedUp : PageSection
				return <Part key={section.id} section={section} />
			})}
		</>
	)
}

/** What to do now, also for those who cannot choose. */
function LastWord({ section: { id, title, html, button }, phone }: { section: PageSectionData; phone: string }) {
	const titleId = `${id}-title`
	return (
		<Section id={id} aria-labelledby={title ? titleId : undefined}>
			<Panel tone="ball" className="ways-last">
				<div className="grid gap-3">
					{title && <h2 id={titleId}>{title}</h2>}
					{html && <Prose html={html} className="text-lede" />}
				</div>
				<div className="flex flex-wrap gap-3">
					<PageHeroButtons button={button} phone={phone} />
				</div>
			</Panel>
		</Section>
	)
}
