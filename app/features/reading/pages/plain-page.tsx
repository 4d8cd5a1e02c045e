import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { PageHero } from '#app/ui/sections/page-hero.tsx'
import { PageSection } from '#app/ui/sections/page-section/page-section.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'

export interface PlainPageData {
	path: string
	title: string
	lede: string
	description: string
	picture: PictureData | null
	button: { text: string; url: string } | null
	html: string
	sections: PageSectionData[]
	trail: { text: string; to?: string }[]
}

/** A page of the backend at its own URL. */
export function PlainPage({ title, lede, picture, button, html, sections, trail }: PlainPageData) {
	return (
		<>
			<Breadcrumb trail={trail} />
			<PageHero title={title} html={lede} picture={picture}>
				{button && <ButtonLink to={button.url}>{button.text}</ButtonLink>}
			</PageHero>
			{html && (
				<Wrap className="pb-section">
					<Prose html={html} />
				</Wrap>
			)}
			{sections.map((section) => (
				<PageSection key={section.id} section={section} />
			))}
		</>
	)
}
