import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { HeroScene } from './hero-scene.tsx'

export interface HeroData {
	id: string
	title: string
	html: string
	picture: PictureData | null
	button: { text: string; url: string }
	/** The donate button. */
	give: { text: string; url: string } | null
}

/** Space for the picture below the text. */
const ROOM = 'pb-[min(96vw,26.5rem)] md:pb-98 xl:pb-66'
const ROOM_FOR_HILLS = 'pb-44 md:pb-64'

export function Hero({ id, title, html, picture, button, give }: HeroData) {
	return (
		<section
			id={id}
			className={cn('relative isolate overflow-clip band-sky bg-scene-sky', picture && 'xl:min-h-[min(52vw,80rem)]')}
		>
			<Scene picture={picture} />
			<Wrap className={cn('relative pt-[clamp(1.25rem,.5rem+3vw,3.5rem)]', picture ? ROOM : ROOM_FOR_HILLS)}>
				<h1 className="max-w-[7.4em] text-[clamp(3.125rem,1.85rem+7.2vw,7.25rem)] leading-[.87] font-black tracking-[-.036em] wrap-anywhere">
					{title}
				</h1>
				{html && <Prose html={html} className="my-6 max-w-116 text-lede" />}
				<p className={cn('flex flex-wrap gap-3 wordmark:flex-nowrap', !html && 'mt-6')}>
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

const BUTTON = 'max-md:min-h-14 max-md:flex-auto max-md:px-4 max-md:text-[1.1875rem]'

/**
 * Hills and picture in one slot at the bottom, wider than the screen on phones. A transparent drawing stands on the
 * near hill; a photograph covers the hills and fades into the sky towards the text.
 */
function Scene({ picture }: { picture: PictureData | null }) {
	return (
		<div aria-hidden={!picture} className={SLOT}>
			<HeroScene className="absolute bottom-0 h-full w-[max(100%,calc(var(--slot-height)*16/9))] left-[min(0%,calc((100%-var(--slot-height)*16/9)*.92))]" />
			{picture && (
				<Picture
					picture={picture}
					sizes="(min-width: 768px) 100vw, 196vw"
					priority
					className={cn('hop absolute inset-0 size-full bg-transparent [filter:var(--moonlight)]', FADE)}
				/>
			)}
		</div>
	)
}

const SLOT = 'absolute inset-x-0 bottom-0 h-(--slot-height) [--slot-height:max(min(110vw,30rem),56.25vw)] xl:min-h-full'

/**
 * Text above the picture (phones) fades its upper edge. Text in its upper left corner (tablets and larger) fades that
 * corner diagonally.
 */
const FADE =
	'mask-[linear-gradient(transparent_4%,#000_15%)] md:mask-[linear-gradient(transparent_4%,#000_15%),linear-gradient(102deg,transparent_32%,#000_41%),linear-gradient(transparent_46%,#000_56%)] md:[mask-composite:intersect,add] xl:mask-[linear-gradient(102deg,transparent_38%,#000_46.5%),linear-gradient(transparent_46%,#000_56%)] xl:[mask-composite:add]'
