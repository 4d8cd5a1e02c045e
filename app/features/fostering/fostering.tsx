import type { ReactNode } from 'react'
import { phoneHref } from '#app/lib/phone.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { PageSectionData } from '#app/ui/page-section-data.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import IconPhone from '~icons/ph/phone-bold'
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
	phone: string
}

/** `dogs` are those who need a foster home now, shown by another feature; null when none does. */
export function Fostering({ page, dogs }: { page: FosteringData; dogs: ReactNode }) {
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Foster' }]} />
			<PageHero title={page.title} html={page.lede} picture={page.picture}>
				{page.button && (
					<ButtonLink to={page.button.url} size="pasm">
						{page.button.text}
					</ButtonLink>
				)}
				{page.phone && (
					<ButtonLink to={phoneHref(page.phone)} variant="outline" size="pasm">
						<IconPhone aria-hidden className="size-[1.25em] flex-none" />
						Ring {page.phone}
					</ButtonLink>
				)}
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
		</>
	)
}
