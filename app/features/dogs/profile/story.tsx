import { ButtonLink } from '#app/ui/button.tsx'
import { Prose } from '#app/ui/prose.tsx'
import IconPlay from '~icons/ph/play-circle-bold'

export interface StoryData {
	name: string
	/** "Her": whose story it is. */
	their: string
	html: string
	videoUrl: string
}

export function Story({ name, their, html, videoUrl }: StoryData) {
	return (
		<section aria-labelledby="story">
			<h2 id="story" className="mb-5 text-[clamp(1.75rem,1.5rem+1.1vw,2.375rem)]">
				{their} story
			</h2>
			{html ? (
				<Prose html={html} opening className="[&_h2]:text-h3" />
			) : (
				<p>We are still getting to know {name}. This page will say more soon.</p>
			)}
			{videoUrl && (
				<p className="mt-5">
					<ButtonLink to={videoUrl} variant="secondary" size="pst">
						<IconPlay aria-hidden className="size-[1.25em] flex-none" />
						Watch {name} on film
					</ButtonLink>
				</p>
			)}
		</section>
	)
}
