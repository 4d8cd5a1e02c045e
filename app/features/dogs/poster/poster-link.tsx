import { ButtonLink } from '#app/ui/button.tsx'

export function PosterLink({ slug }: { slug: string }) {
	return (
		<p className="no-print">
			<ButtonLink to={`/dogs/${slug}/poster`} variant="link" size="link-s-bold" arrow>
				Print a poster, or get pictures to share
			</ButtonLink>
		</p>
	)
}
