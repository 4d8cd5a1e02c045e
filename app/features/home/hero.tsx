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
}

export function Hero({ id, title, html, picture, button }: HeroData) {
	return (
		<section
			id={id}
			className={cn('hero relative isolate overflow-clip band-sky bg-scene-sky', picture && 'hero-pictured')}
		>
			<Scene picture={picture} />
			<Wrap className="hero-words relative">
				<h1 className="font-black wrap-anywhere">{title}</h1>
				{html && <Prose html={html} className="hero-text text-lede" />}
				<p className={cn('hero-buttons flex flex-wrap gap-3', !html && 'mt-6')}>
					<ButtonLink to={button.url} size="pl">
						{button.text}
					</ButtonLink>
					{/* Donate is in the header, in sight. */}
					<ButtonLink to="/waystohelp" variant="outline" size="pl">
						Ways to help
					</ButtonLink>
				</p>
			</Wrap>
		</section>
	)
}

/**
 * Hills and picture in one slot at the bottom, wider than the screen on phones. A transparent drawing stands on the
 * near hill; a photograph covers the hills and fades into the sky towards the text.
 */
function Scene({ picture }: { picture: PictureData | null }) {
	return (
		<div aria-hidden={!picture} className="hero-slot absolute inset-x-0 bottom-0">
			<HeroScene className="hero-hills absolute bottom-0 h-full" />
			{picture && (
				<Picture
					picture={picture}
					sizes="(min-width: 768px) 100vw, 196vw"
					priority
					className="hop hero-fade absolute inset-0 size-full bg-transparent"
				/>
			)}
		</div>
	)
}
