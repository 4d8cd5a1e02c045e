import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import IconCompare from '~icons/ph/square-split-horizontal-bold'
import { ButtonPlaceholder, ClientOnly } from './client-only.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { selectionUrl } from './selection/selection.ts'
import { ShareButton } from './share-button.tsx'

interface DogActionsProps {
	slug: string
	name: string
	/** The text that is shared with the link. */
	summary: string
	children?: ReactNode
}

/** Actions of a dog's page besides applying. The favourite and sharing need scripts; their space is reserved. */
export function DogActions({ slug, name, summary, children }: DogActionsProps) {
	return (
		<div className="dog-actions no-print">
			<FavouriteButton slug={slug} name={name} />
			<ButtonLink to={selectionUrl('/compare', [slug])} rel="nofollow" variant="secondary" size="pst">
				<IconCompare aria-hidden className="size-[1.25em] flex-none" />
				Compare
			</ButtonLink>
			{children}
			{/* Last: until scripts have loaded its room is empty. */}
			<ClientOnly fallback={<ButtonPlaceholder words={['Share']} />}>
				<ShareButton path={`/dogs/${slug}`} title={name} text={summary} />
			</ClientOnly>
		</div>
	)
}
