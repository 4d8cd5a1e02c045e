import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/layout.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { PageSectionData, PageSectionItem } from '#app/ui/page-section-data.ts'
import { Prose } from '#app/ui/prose.tsx'
import { Finder, type FinderData } from './finder.tsx'
import type { GivingData } from './giving-panel.tsx'
import { HelpPanels } from './help-panels.tsx'
import { Hero, type HeroData } from './hero.tsx'
import { ImpactBand } from './impact-band.tsx'
import { Reading, type ReadingData } from './reading.tsx'
import { StepsBand } from './steps-band.tsx'

export interface HomeData {
	hero: HeroData
	description: string
	html: string
	sections: PageSectionData[]
	giving: GivingData
	/** Stories to show when the page's own sections have none. */
	stories: PageSectionItem[]
	reading: ReadingData
}

interface HomeProps {
	home: HomeData
	/** What the finder offers, as the list of dogs understands it; null while there is no dog to find. */
	finder: FinderData | null
	/** The line-up of dogs, which another feature shows. */
	dogs: ReactNode
}

export function Home({ home, finder, dogs }: HomeProps) {
	return (
		<>
			<Hero {...home.hero} />
			{finder && <Finder {...finder} />}
			{dogs}
			{home.html && (
				<Wrap className="pb-section">
					<Prose html={home.html} />
				</Wrap>
			)}
			{home.sections.map((section) => (
				<HomeSection key={section.id} section={section} giving={home.giving} />
			))}
			{home.stories.length > 0 && <PageSection section={happyEndings(home.stories)} />}
			<Reading articles={home.reading} />
		</>
	)
}

function HomeSection({ section, giving }: { section: PageSectionData; giving: GivingData }) {
	const hasItems = section.items.length > 0
	if (section.type === 'steps' && hasItems) return <StepsBand section={section} />
	if (section.type === 'cta' && hasItems) return <HelpPanels section={section} giving={giving} />
	if (section.type === 'numbers' && hasItems) return <ImpactBand section={section} />
	return <PageSection section={section} />
}

function happyEndings(items: PageSectionItem[]): PageSectionData {
	return { type: 'cards', id: 'stories', title: 'Happy endings', html: '', button: null, items }
}
