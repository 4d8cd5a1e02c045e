import { FavouriteButton } from './favourite-button.tsx'
import { ShareButton } from './share-button.tsx'

interface SaveAndShareProps {
	slug: string
	name: string
	summary: string
}

/** What only scripts can do with a dog's page. */
export function FavouriteAndShare({ slug, name, summary }: SaveAndShareProps) {
	return (
		<>
			<FavouriteButton slug={slug} name={name} wide />
			<ShareButton path={`/dogs/${slug}`} title={name} text={summary} />
		</>
	)
}
