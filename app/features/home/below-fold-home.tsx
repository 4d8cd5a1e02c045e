import { NewsletterForm } from '#app/ui/forms/newsletter-form.tsx'
import { Section } from '#app/ui/layout/layout.tsx'
import { PageSection } from '#app/ui/sections/page-section/page-section.tsx'
import type { PageSectionData, PageSectionItem } from '#app/ui/sections/page-section/page-section-data.ts'
import { StepsSection } from '#app/ui/sections/page-section/page-section-steps.tsx'
import letter from '#app/ui/sections/pictures/letter.webp'
import { NEWS_PATH, NEWS_TEXT, NEWS_TITLE } from '#lib/newsletter-words.ts'
import type { GivingData } from './giving-panel.tsx'
import { HelpPanels } from './help-panels.tsx'
import { ImpactBand } from './impact-band.tsx'
import { Reading, type ReadingData } from './reading.tsx'

export interface BelowFoldHomeData {
	sections: PageSectionData[]
	giving: GivingData
	/** Shown when the page's own sections have none. */
	stories: PageSectionItem[]
	reading: ReadingData
	/** No dogs between the hero and this. */
	isBare: boolean
}

export function BelowFoldHome({ home }: { home: BelowFoldHomeData }) {
	return (
		<>
			{home.sections.map((section) => (
				<HomeSection key={section.id} section={section} giving={home.giving} />
			))}
			{home.stories.length > 0 && <PageSection section={happyEndings(home.stories)} />}
			<Reading articles={home.reading} isFirst={home.isBare} />
			<NewsBand />
		</>
	)
}

function HomeSection({ section, giving }: { section: PageSectionData; giving: GivingData }) {
	const hasItems = section.items.length > 0
	if (section.type === 'steps' && hasItems) return <StepsSection section={section} tone="field" />
	if (section.type === 'cta' && hasItems) return <HelpPanels section={section} giving={giving} />
	if (section.type === 'numbers' && hasItems) return <ImpactBand section={section} />
	return <PageSection section={section} />
}

function happyEndings(items: PageSectionItem[]): PageSectionData {
	return { type: 'cards', id: 'stories', title: 'Happy endings', html: '', button: null, items }
}

/** The newsletter sign-up at the end of the page. */
function NewsBand() {
	return (
		<Section id="news" tone="sky" aria-labelledby="news-title" className="news-band no-print">
			<div className="grid gap-5">
				<div className="grid gap-3">
					<h2 id="news-title">{NEWS_TITLE}</h2>
					<p className="max-w-[35em] text-lede">{NEWS_TEXT}</p>
				</div>
				<NewsletterForm action={NEWS_PATH} from="home" labelledBy="news-title" />
			</div>
			<img src={letter} alt="" width={640} height={625} loading="lazy" decoding="async" />
		</Section>
	)
}
