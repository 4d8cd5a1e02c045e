import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Wrap } from '#app/ui/layout.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { PageHeroButtons } from '#app/ui/page-hero-buttons.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { PageSectionData } from '#app/ui/page-section-data.ts'
import { FormSection } from '#app/ui/page-section-form.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Bargain } from './bargain.tsx'
import { Kinds } from './kinds.tsx'

export interface FosteringData {
	title: string
	pageTitle: string
	lede: string
	description: string
	picture: PictureData | null
	button: { text: string; url: string } | null
	html: string
	kinds: PageSectionData | null
	/** What the charity pays for, and what a fosterer needs. */
	bargain: PageSectionData[]
	others: PageSectionData[]
	/** Null while forms are closed. */
	form: { text: string; url: string } | null
	phone: string
}

/** `dogs` are those who need a foster home now, shown by another feature; null when none does. */
export function Fostering({ page, dogs }: { page: FosteringData; dogs: ReactNode }) {
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Foster' }]} />
			<PageHero title={page.title} html={page.lede} picture={page.picture}>
				<PageHeroButtons form={page.form} button={page.button} phone={page.phone} />
			</PageHero>
			{page.html && (
				<Wrap className="pb-12">
					<Prose html={page.html} />
				</Wrap>
			)}
			{page.kinds && <Kinds section={page.kinds} />}
			{page.bargain.length > 0 && <Bargain sections={page.bargain} />}
			{dogs}
			{page.others.map((section) => (
				<div key={section.id} className={section.type === 'quote' ? 'band-nose' : undefined}>
					<PageSection section={section} />
				</div>
			))}
			{page.form && (
				<FormSection
					title="Is there room on your sofa?"
					text="Tell us about your home and the days you have. It takes about ten minutes, and you are never given a dog you haven’t met."
					form={page.form}
					phone={page.phone}
				/>
			)}
		</>
	)
}
