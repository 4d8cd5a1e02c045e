import { Suspense } from 'react'
import { laterPart, mainPart } from '#app/browser/recovery/parts.ts'
import { PageHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Later } from '#app/ui/layout/lazy-section.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { InBrowser } from './client-only.tsx'
import { StillOnTheirWay, WithoutScripts } from './no-favourites.tsx'
import type { ChosenDogs } from './selected-dogs.ts'

const OwnFavourites = mainPart(() => import('./device-favourites.tsx').then((file) => file.OwnFavourites))
const PassedOn = laterPart(() => import('./shared-favourites.tsx').then((file) => file.PassedOn))

export interface FavouritesData {
	/** The dogs the address names; null when it names none, and the device knows them. */
	chosen: ChosenDogs | null
	title: string
	/** Of this page with its dogs. */
	path: string
}

/** The favourites of this device, or those that a link passes on. */
export function Favourites({ chosen, title, path }: FavouritesData) {
	return (
		<>
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: chosen ? 'Chosen dogs' : 'Your favourites' }]} />
			<PageHead title={title} lede={chosen ? PASSED_ON : OWN} />
			{/* High enough for a screen, so that the footer does not move when the dogs come. */}
			<Wrap className="min-h-[75svh] pb-section">
				{chosen ? (
					<Later>
						<PassedOn chosen={chosen} path={path} title={title} />
					</Later>
				) : (
					<Own />
				)}
			</Wrap>
		</>
	)
}

const OWN = 'Kept on this device, without an account. We keep no list of whom you like.'
const PASSED_ON = 'Picked out by whoever passed this link on. A heart makes a dog a favourite of yours, too.'

function Own() {
	return (
		<InBrowser
			fallback={
				<>
					<noscript>
						<WithoutScripts />
					</noscript>
					<StillOnTheirWay />
				</>
			}
		>
			<Suspense>
				<OwnFavourites />
			</Suspense>
		</InBrowser>
	)
}
