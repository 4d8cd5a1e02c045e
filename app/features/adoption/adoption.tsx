import type { ReactNode } from 'react'
import { Panel } from '#app/ui/layout/card.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { walkerOf } from '#app/ui/sections/listeners.ts'
import { PageHero } from '#app/ui/sections/page-hero.tsx'
import { PageHeroButtons } from '#app/ui/sections/page-hero-buttons.tsx'
import { PageSection } from '#app/ui/sections/page-section/page-section.tsx'
import { SectionButton } from '#app/ui/sections/page-section/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { FormSection } from '#app/ui/sections/page-section/page-section-form.tsx'
import '#app/ui/sections/page-section/page-section-form.css'
import { StepsSection } from '#app/ui/sections/page-section/page-section-steps.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { Centres, type CentresData } from './centres.tsx'
import '#app/ui/sections/ticks.css'
import './adoption.css'

export interface AdoptionData {
	title: string
	lede: string
	description: string
	picture: PictureData | null
	button: { text: string; url: string } | null
	html: string
	steps: PageSectionData | null
	asides: PageSectionData[]
	others: PageSectionData[]
	/** The end of the page. */
	centres: CentresData | null
	/** Null while forms are closed. */
	form: { text: string; url: string } | null
	phone: string
}

export function Adoption({
	title,
	lede,
	picture,
	button,
	html,
	steps,
	asides,
	others,
	centres,
	form,
	phone,
	dogs,
}: AdoptionData & { /** Who is waiting. */ dogs?: ReactNode }) {
	return (
		<>
			<div className="band-sky">
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Adopt' }]} />
				<PageHero title={title} html={lede} picture={picture}>
					<PageHeroButtons form={form} button={button} phone={phone} />
				</PageHero>
			</div>
			{html && (
				<Wrap className="py-12">
					<Prose html={html} />
				</Wrap>
			)}
			{steps && <Steps steps={steps} asides={asides} />}
			{dogs}
			{others.map((section) => (
				<PageSection key={section.id} section={section} phone={phone} />
			))}
			{form && (
				<FormSection
					title="Ready when you are"
					text="Tell us about your days and your home, for one dog or for none in particular. You can stop and come back, and a person reads every word."
					form={form}
					phone={phone}
				/>
			)}
			{centres && <Centres section={centres} />}
		</>
	)
}

const FIGURE = { width: 480, height: 400, loading: 'lazy', decoding: 'async', className: 'ready-dog' } as const

function Steps({ steps, asides }: { steps: PageSectionData; asides: PageSectionData[] }) {
	return (
		<>
			<StepsSection section={steps} tone="field" />
			{asides.length > 0 && (
				<Wrap className="is-followed grid items-start gap-6 py-section *:min-w-0 split:grid-cols-[1.35fr_1fr]">
					{asides.map((aside, i) => (
						<Panel key={aside.id} id={aside.id} tone={i === 0 ? 'mist' : 'nose'} className="gap-4 self-stretch">
							<h2 className="text-h3">{aside.title}</h2>
							<Prose html={aside.html} className={i === 0 ? 'fees' : 'ticks'} />
							<SectionButton button={aside.button} variant="link" className="mt-0" />
							{i > 0 && <img src={walkerOf(aside.title)} {...FIGURE} alt="" />}
						</Panel>
					))}
				</Wrap>
			)}
		</>
	)
}
