import { type ReactNode, Suspense } from 'react'
import { lazyOptional } from '#app/browser/recovery/parts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ButtonPlaceholder } from './button-placeholder.tsx'
import { ClientOnly } from './client-only.tsx'
import { selectionUrl } from './selection/selection-url.ts'

const FavouriteAndShare = lazyOptional(() => import('./favourite-and-share.tsx').then((file) => file.FavouriteAndShare))

export interface DogActionsProps {
	slug: string
	name: string
	/** The text that is shared with the link. */
	summary: string
	children?: ReactNode
}

const room = <ButtonPlaceholder words={['Save', 'Share']} />

/** Actions of a dog's page besides applying. Favourite and share need scripts; their space is reserved. */
export function DogActions({ slug, name, summary, children }: DogActionsProps) {
	return (
		<div className="no-print flex flex-wrap gap-3">
			<ClientOnly fallback={room}>
				<Suspense fallback={room}>
					<FavouriteAndShare slug={slug} name={name} summary={summary} />
				</Suspense>
			</ClientOnly>
			<ButtonLink to={selectionUrl('/compare', [slug])} rel="nofollow" variant="secondary" size="pst">
				Compare
			</ButtonLink>
			{children}
		</div>
	)
}
