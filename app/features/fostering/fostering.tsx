import type { ReactNode } from 'react'
import { Panel } from '#app/ui/layout/card.tsx'
import { Section, Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { PageHero } from '#app/ui/sections/page-hero.tsx'
import { PageHeroButtons } from '#app/ui/sections/page-hero-buttons.tsx'
import { PageSection } from '#app/ui/sections/page-section/page-section.tsx'
import { SectionButton } from '#app/ui/sections/page-section/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { FormSection } from '#app/ui/sections/page-section/page-section-form.tsx'
import '#app/ui/sections/page-section/page-section-form.css'
import { StepsSection } from '#app/ui/sections/page-section/page-section-steps.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { Kinds } from './kinds.tsx'
import '#app/ui/sections/ticks.css'

export interface FosteringData {
	title: string
	pageTitle: string
	lede: string
	description: string
	picture: PictureData | null
	button: { text: string; url: string } | null
	html: string
	kinds: PageSectionData | null
	/** What the charity pays for, and what a foster carer needs. */
	bargain: PageSectionData[]
	others: PageSectionData[]
	/** Null while forms are closed. */
	form: { text: string; url: string } | null
	phone: string
}

/** `dogs` need a foster home now; rendered by another feature. */
export function Fostering({ page, dogs }: { page: FosteringData; dogs: ReactNode }) {
	return (
		<>
			<div className="band-sky as-meadow">
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Foster' }]} />
				<PageHero title={page.title} html={page.lede} picture={page.picture}>
					<PageHeroButtons form={page.form} button={page.button} phone={page.phone} />
				</PageHero>
			</div>
			{page.html && (
				<Wrap className="py-12">
					<Prose html={page.html} />
				</Wrap>
			)}
			{page.kinds && <Kinds section={page.kinds} />}
			{page.bargain.length > 0 && <Bargain sections={page.bargain} />}
			{dogs}
			{page.others.map((section) => (
				<div key={section.id} className={section.type === 'quote' ? 'band-nose' : undefined}>
					<Other section={section} phone={page.phone} />
				</div>
			))}
			{page.form && (
				<FormSection
					title="Have you room on your sofa?"
					text="Tell us about your home and the days you have. It takes about ten minutes, and you are never given a dog you haven’t met."
					form={page.form}
					phone={page.phone}
				/>
			)}
		</>
	)
}

function Other({ section, phone }: { section: PageSectionData; phone: string }) {
	if (section.type === 'steps' && section.items.length > 0) return <StepsSection section={section} tone="field" />
	return <PageSection section={section} phone={phone} />
}

/** Two texts against each other: what one side pays for, what the other brings. */
function Bargain({ sections }: { sections: PageSectionData[] }) {
	return (
		<Section className="pt-0">
			<div className="grid gap-[clamp(1rem,.6rem+1vw,1.5rem)] split:grid-cols-2">
				{sections.map((section, i) => (
					<Panel key={section.id} id={section.id} tone={i === 0 ? 'ball' : 'mist'} className="gap-5">
						<h2>{section.title}</h2>
						{/* What is needed is not there yet: no ticks. */}
						<Prose html={section.html} className={i === 0 ? 'ticks' : undefined} />
						<SectionButton button={section.button} variant="link" className="mt-0" />
					</Panel>
				))}
			</div>
		</Section>
	)
}
