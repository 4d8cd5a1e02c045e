import { FavouriteButton } from './favourite-button.tsx'
import { ShareButton } from './share-button.tsx'

interface FavouriteAndShareProps {
	slug: string
	name: string
	summary: string
}

export function FavouriteAndShare({ slug, name, summary }: FavouriteAndShareProps) {
	return (
		<>
			<FavouriteButton slug={slug} name={name} wide />
			<ShareButton path={`/dogs/${slug}`} title={name} text={summary} />
		</>
	)
}
