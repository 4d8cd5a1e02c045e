import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Wrap } from '#app/ui/layout.tsx'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'

export interface HeroData {
	id: string
	title: string
	html: string
	picture: PictureData | null
	button: { text: string; url: string }
	/** The site's own way to give; null when it has none. */
	give: { text: string; url: string } | null
}

/** Room for the picture under the words, where it does not stand beside them. */
const ROOM = 'pb-88 md:pb-[44vw] xl:pb-76'

export function Hero({ id, title, html, picture, button, give }: HeroData) {
	return (
		<section
			id={id}
			className={cn('relative isolate overflow-clip band-sky bg-scene-sky', picture && 'xl:min-h-[min(52vw,80rem)]')}
		>
			{picture && <Scene picture={picture} />}
			<Wrap className={cn('relative pt-[clamp(1.25rem,.5rem+3vw,3.5rem)]', picture ? ROOM : 'pb-section')}>
				<h1 className="max-w-[7.4em] text-[clamp(3.125rem,1.85rem+7.2vw,7.25rem)] leading-[.87] font-black tracking-[-.036em] wrap-anywhere">
					{title}
				</h1>
				{html && <Prose html={html} className="my-6 max-w-116 text-lede" />}
				<p className="flex flex-wrap gap-3 wordmark:flex-nowrap">
					<ButtonLink to={button.url} size="pl" className={BUTTON}>
						{button.text}
					</ButtonLink>
					{give && (
						<ButtonLink to={give.url} variant="donate" size="pl" className={BUTTON}>
							{give.text}
						</ButtonLink>
					)}
				</p>
			</Wrap>
		</section>
	)
}

const BUTTON = 'max-md:min-h-14 max-md:flex-1 max-md:px-4 max-md:text-[1.1875rem]'

/**
 * The picture fills the section beside the words; on smaller screens it lies at the bottom, on phones larger than the screen,
 * so that faces stay faces.
 * The veil keeps the words readable on a photograph; on a drawing with an open sky it cannot be seen.
 */
function Scene({ picture }: { picture: PictureData }) {
	return (
		<>
			<Picture
				picture={picture}
				sizes="(min-width: 768px) 100vw, 186vw"
				priority
				className="absolute bottom-0 h-auto w-full bg-transparent max-md:-right-[3%] max-md:w-[186%] max-md:max-w-none xl:inset-0 xl:size-full"
			/>
			<div
				aria-hidden
				className="absolute inset-0 bg-[linear-gradient(var(--scene-sky)_calc(100%-23rem),transparent_calc(100%-21rem))] md:bg-[radial-gradient(ellipse_58%_62%_at_0%_10%,var(--scene-sky)_60%,transparent)]"
			/>
		</>
	)
}
