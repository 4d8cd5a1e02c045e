import { showFavourite } from './device/favourite-presses.ts'
import { HeartShape } from './heart-shape.tsx'

interface HeartProps {
	slug: string
	name: string
	className?: string
}

/**
 * The heart on a card, which must be `relative`: above the card's link. Its presses and its state are those of
 * `favourite-presses.ts`, so it works before React is loaded. Invisible without JavaScript.
 */
export function Heart({ slug, name, className = '' }: HeartProps) {
	return (
		<button
			ref={showFavourite}
			type="button"
			aria-pressed={false}
			aria-label={`Save ${name}`}
			data-favourite={slug}
			data-name={name}
			className={className ? `heart scripted no-print ${className}` : 'heart scripted no-print'}
			suppressHydrationWarning
		>
			<HeartShape />
		</button>
	)
}
