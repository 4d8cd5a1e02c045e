import { Suspense } from 'react'
import { lazyRequired, lazyWithServerHtml } from '#app/browser/recovery/parts.ts'
import { PageHead, Wrap } from '#app/ui/layout/layout.tsx'
import { LazySection } from '#app/ui/layout/lazy-section.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import type { DogCardData } from '../card/dog-card.tsx'
import { ClientOnly } from './client-only.tsx'
import '../list/waiting-dog.css'
import { StillLoading, WithoutScripts } from './device/no-favourites.tsx'
import type { SelectedDogs } from './selection/selected-dogs.ts'

const DeviceFavourites = lazyRequired(() =>
	import('./device/device-favourites.tsx').then((file) => file.DeviceFavourites),
)
const SharedFavourites = lazyWithServerHtml(() =>
	import('./selection/shared-favourites.tsx').then((file) => file.SharedFavourites),
)

export interface FavouritesData {
	/** The dogs of the URL; null when the device has them. */
	selection: SelectedDogs | null
	/** Shown while the device has none. */
	starters: DogCardData[]
	title: string
	path: string
}

export function Favourites({ selection, starters, title, path }: FavouritesData) {
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: selection ? 'Shared dogs' : 'Your favourites' }]} />
			<PageHead title={title} lede={selection ? SHARED : DEVICE} />
			{/* Fills the screen, so that the footer does not move when the dogs appear. */}
			<Wrap className="min-h-[75svh] pb-section" data-start-now={selection ? undefined : ''}>
				{selection ? (
					<LazySection>
						<SharedFavourites selection={selection} path={path} title={title} />
					</LazySection>
				) : (
					<DeviceFavouritesFrame starters={starters} />
				)}
			</Wrap>
		</>
	)
}

const DEVICE = 'Kept on this device, without an account. We never see who you save.'
const SHARED = 'Someone shared these dogs with you. Press a heart to add a dog to your own favourites.'

function DeviceFavouritesFrame({ starters }: Pick<FavouritesData, 'starters'>) {
	return (
		<ClientOnly
			fallback={
				<>
					<noscript>
						<WithoutScripts />
					</noscript>
					<StillLoading />
				</>
			}
		>
			<Suspense>
				<DeviceFavourites starters={starters} />
			</Suspense>
		</ClientOnly>
	)
}
