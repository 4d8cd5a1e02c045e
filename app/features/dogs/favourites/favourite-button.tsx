import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import IconHeart from '~icons/ph/heart-fill'
import { favouritesStore } from './device/favourites-store.ts'
import { useFavourites } from './device/use-favourites.ts'
import { EMPTY_HEART } from './heart-styles.ts'

export const FULL_HEART = 'size-[1.25em] flex-none'
const PRESSED = 'border-fill bg-fill text-on-fill hover:border-fill-hover hover:bg-fill-hover hover:text-on-fill'
/** The same in both themes, as it is on a picture. */
const PRESSED_ON_PICTURE = 'border-c-white bg-c-ink text-c-white hover:border-c-white hover:bg-c-ink hover:text-c-white'

interface FavouriteButtonProps {
	slug: string
	name: string
	/** With a label; a card has no room for one. */
	wide?: boolean
}

/** Adds or removes a favourite. Its accessible name stays the same; `aria-pressed` and the filled heart show the state. */
export function FavouriteButton({ slug, name, wide = false }: FavouriteButtonProps) {
	const isFavourite = useFavourites().some((dog) => dog.slug === slug)
	return (
		<Button
			variant={wide ? 'secondary' : 'icon'}
			size={wide ? 'pst' : 'icon'}
			aria-pressed={isFavourite}
			className={cn(isFavourite && (wide ? PRESSED : PRESSED_ON_PICTURE))}
			onClick={() => favouritesStore.toggle({ slug, name })}
		>
			<IconHeart aria-hidden className={isFavourite ? FULL_HEART : EMPTY_HEART} />
			{wide && 'Save'}
			<VisuallyHidden>{wide ? ` ${name}` : `Save ${name}`}</VisuallyHidden>
		</Button>
	)
}
