import { ButtonLink } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import IconPin from '~icons/ph/push-pin-simple-bold'

/** To the poster to print, and pictures to share. */
export function PosterLink({ slug, name }: { slug: string; name: string }) {
	return (
		<ButtonLink to={`/dogs/${slug}/poster`} variant="secondary" size="pst">
			<IconPin aria-hidden className="size-[1.25em] flex-none" />
			Poster
			<VisuallyHidden> of {name}</VisuallyHidden>
		</ButtonLink>
	)
}
