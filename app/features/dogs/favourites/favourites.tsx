import { Suspense } from 'react'
import { lazyRequired } from '#app/browser/recovery/parts.ts'
import { PageHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { FormSection } from '#app/ui/sections/page-section/page-section-form.tsx'
import { SharedFavourites } from './selection/shared-favourites.tsx'
import '#app/ui/sections/page-section/page-section-form.css'
import letter from '#app/ui/sections/pictures/letter.webp'
import type { DogCardData } from '../card/dog-card.tsx'
import { ClientOnly } from './client-only.tsx'
import '../card/few-dogs.css'
import '../list/no-match/waiting-dog.css'
import './favourites.css'
import { StillLoading, WithoutScripts } from './device/no-favourites.tsx'
import type { SelectedDogs } from './selection/selected-dogs.server.ts'

const DeviceFavourites = lazyRequired(() =>
	import('./device/device-favourites.tsx').then((file) => file.DeviceFavourites),
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
			<div className={selection ? 'shared-head bg-sky-wash' : undefined}>
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: selection ? 'Shared dogs' : 'Your favourites' }]} />
				<PageHead title={title} lede={selection ? SHARED : DEVICE} />
				{selection && <img src={letter} width={640} height={625} alt="" decoding="async" className="no-print" />}
			</div>
			{/* Fills the screen, so that the footer does not move when the dogs appear. */}
			<Wrap
				className={selection ? 'shared-dogs' : 'min-h-[75svh] pb-section'}
				data-start-now={selection ? undefined : ''}
			>
				{selection ? (
					<SharedFavourites selection={selection} path={path} title={title} />
				) : (
					<DeviceFavouritesFrame starters={starters} />
				)}
			</Wrap>
			{selection && selection.cards.length > 0 && <FormSection {...NEXT} phone="" />}
		</>
	)
}

const NEXT = {
	title: 'Could one of them be yours?',
	text: 'Tell us about your home, and a person says honestly whether it would suit. Come and meet a dog as often as you need.',
	form: { text: 'How adoption works', url: '/adoption' },
}

const DEVICE = 'Kept on this device, without an account. We never see who you save.'
const SHARED = 'Someone thought of you, and of these dogs.'

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
