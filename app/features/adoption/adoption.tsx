import { Panel } from '#app/ui/layout/card.tsx'
import { TwoColumns, Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { PageHero } from '#app/ui/sections/page-hero.tsx'
import { PageHeroButtons } from '#app/ui/sections/page-hero-buttons.tsx'
import { PageSection } from '#app/ui/sections/page-section.tsx'
import { SectionButton } from '#app/ui/sections/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { FormSection } from '#app/ui/sections/page-section-form.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { Timeline } from '#app/ui/sections/timeline.tsx'
import { splitStepNote } from '#lib/text/step-note.ts'
import { Centres, type CentresData } from './centres.tsx'

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
}: AdoptionData) {
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Adopt' }]} />
			<PageHero title={title} html={lede} picture={picture}>
				<PageHeroButtons form={form} button={button} phone={phone} />
			</PageHero>
			{html && (
				<Wrap className="pb-12">
					<Prose html={html} />
				</Wrap>
			)}
			{steps && <Steps steps={steps} asides={asides} />}
			{others.map((section) => (
				<PageSection key={section.id} section={section} />
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

/** Aligns the sums of a price table. */
const FEES =
	'w-full [&_:is(th,td):last-child]:pr-0 [&_:is(th,td):last-child]:text-right [&_td:last-child]:font-display [&_td:last-child]:font-bold'

function Steps({ steps, asides }: { steps: PageSectionData; asides: PageSectionData[] }) {
	return (
		<Wrap className="pt-8 pb-section">
			<TwoColumns>
				<section id={steps.id} aria-labelledby={`${steps.id}-title`}>
					<h2 id={`${steps.id}-title`} className="mb-10">
						{steps.title}
					</h2>
					{steps.html && <Prose html={steps.html} className="mb-8" />}
					<Timeline steps={steps.items.map(({ title, html }) => ({ title, ...splitStepNote(html) }))} />
					<SectionButton button={steps.button} />
				</section>
				<div className="grid gap-6">
					{asides.map((aside, i) => (
						<Panel key={aside.id} id={aside.id} tone={i === 0 ? 'mist' : 'nose'} className="gap-4 rounded-l p-6">
							<h2 className="text-h3">{aside.title}</h2>
							<Prose html={aside.html} className={FEES} />
							<SectionButton button={aside.button} variant="link" className="mt-0" />
						</Panel>
					))}
				</div>
			</TwoColumns>
		</Wrap>
	)
}
