import { phoneHref } from '#app/lib/phone.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import IconPhone from '~icons/ph/phone-bold'

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

/** The head of a page about helping: its promise, its first step and the phone number beside it. */
export function HelpHead({ page }: { page: HelpPageData }) {
	return (
		<>
			<PageHero title={page.title} html={page.lede} picture={page.picture}>
				{page.button && (
					<ButtonLink to={page.button.url} size="pasm">
						{page.button.text}
					</ButtonLink>
				)}
				{page.phone && <RingButton phone={page.phone} />}
			</PageHero>
			{page.html && (
				<Wrap className="pb-12">
					<Prose html={page.html} />
				</Wrap>
			)}
		</>
	)
}

export function RingButton({ phone }: { phone: string }) {
	return (
		<ButtonLink to={phoneHref(phone)} variant="outline" size="pasm">
			<IconPhone aria-hidden className="size-[1.25em] flex-none" />
			Ring {phone}
		</ButtonLink>
	)
}
