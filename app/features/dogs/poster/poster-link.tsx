import { ButtonLink } from '#app/ui/button.tsx'

/** On a dog's page, for those who carry the word further. */
export function PosterLink({ slug }: { slug: string }) {
	return (
		<p className="no-print">
			<ButtonLink to={`/dogs/${slug}/poster`} variant="link" size="link-s-bold" arrow>
				Print a poster, or get pictures to share
			</ButtonLink>
		</p>
	)
}
