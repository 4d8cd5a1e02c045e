import { Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { PageHero } from '#app/ui/sections/page-hero.tsx'
import { PageHeroButtons } from '#app/ui/sections/page-hero-buttons.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'

export interface HelpPageData {
	title: string
	/** For the browser's tab. */
	pageTitle: string
	lede: string
	description: string
	picture: PictureData | null
	button: { text: string; url: string } | null
	html: string
	phone: string
}

interface HelpHeadProps {
	page: HelpPageData
	form?: { text: string; url: string } | null
}

/** The head of a page about helping, on the ground of the header and of the row above it: its text, form and phone number. */
export function HelpHead({ page, form }: HelpHeadProps) {
	return (
		<>
			<div className="band-ball">
				<PageHero title={page.title} html={page.lede} picture={page.picture}>
					<PageHeroButtons form={form} button={page.button} phone={page.phone} />
				</PageHero>
			</div>
			{page.html && (
				<Wrap className="py-12">
					<Prose html={page.html} />
				</Wrap>
			)}
		</>
	)
}
