import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { showFavourite } from './device/favourite-presses.ts'
import { HeartShape } from './heart-shape.tsx'

const PRESSED =
	'aria-pressed:border-fill aria-pressed:bg-fill aria-pressed:text-on-fill aria-pressed:hover:border-fill-hover aria-pressed:hover:bg-fill-hover'

/**
 * Adds or removes a favourite, like the heart on a card. Its accessible name stays the same; `aria-pressed` and the
 * filled heart show the state.
 */
export function FavouriteButton({ slug, name }: { slug: string; name: string }) {
	return (
		<Button
			ref={showFavourite}
			variant="secondary"
			size="pst"
			aria-pressed={false}
			data-favourite={slug}
			data-name={name}
			className={`scripted noscript:hidden ${PRESSED}`}
			suppressHydrationWarning
		>
			<HeartShape />
			Save
			<VisuallyHidden> {name}</VisuallyHidden>
		</Button>
	)
}
