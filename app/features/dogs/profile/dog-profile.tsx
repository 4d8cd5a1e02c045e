import { lazy, Suspense } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Later } from '#app/ui/later.tsx'
import { Wrap } from '#app/ui/layout.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { BadgeData } from '../badges.ts'
import type { DogCardData } from '../card/dog-card.tsx'
import { Ask, type WaysToAsk } from './ask.tsx'
import { Bonded } from './bonded.tsx'
import { DogName } from './dog-name.tsx'
import { Gallery } from './gallery.tsx'
import type { LowerProfileData } from './lower-profile.tsx'
import type { Fact } from './needs.ts'

const FitLine = lazy(() => import('../fit/fit-line.tsx').then((file) => ({ default: file.FitLine })))
const LowerProfile = lazy(() => import('./lower-profile.tsx').then((file) => ({ default: file.LowerProfile })))

export interface DogProfileData extends LowerProfileData {
	id: number
	slug: string
	name: string
	summary: string
	description: string
	picture: PictureData | null
	pictures: PictureData[]
	shown: number
	badges: BadgeData[]
	facts: Fact[]
	/** Sentences on how long the dog has waited and when the page last changed. */
	history: string
	next: { title: string; text: string; fosterWanted: boolean }
	ask: WaysToAsk | null
	/** "from £5 a month", "" when the dog cannot be sponsored. */
	sponsor: string
	bonded: DogCardData[]
}

export function DogProfile({ dog }: { dog: DogProfileData }) {
	return (
		<>
			<Wrap>
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Find a dog', to: '/dogs' }, { text: dog.name }]} />
				<div className="mt-5 grid items-start gap-[clamp(1.5rem,1rem+3vw,4rem)] side:grid-cols-[1.22fr_1fr] print:grid-cols-[1fr_58mm]">
					<Gallery id={dog.id} name={dog.name} pictures={dog.pictures} shown={dog.shown} />
					<div className="grid gap-6">
						<div className="grid gap-4">
							<Badges badges={dog.badges} />
							<DogName>{dog.name}</DogName>
							{dog.summary && <p className="max-w-[35em] text-lede text-ink-2">{dog.summary}</p>}
						</div>
						<div className="grid gap-3">
							<Facts facts={dog.facts} />
							{dog.history && <p className="border-t-2 border-line pt-3 text-note text-ink-2">{dog.history}</p>}
						</div>
						{dog.fit && (
							<Suspense>
								<FitLine needs={dog.fit.dogs[0]?.needs ?? ''}>
									<SiteLink to="#fit" className="inline-flex min-h-11 items-center font-semibold">
										Why, and what to ask us
									</SiteLink>
								</FitLine>
							</Suspense>
						)}
						<Ask name={dog.name} next={dog.next} ways={dog.ask} sponsor={dog.sponsor} />
					</div>
				</div>
				{dog.bonded.length > 0 && <Bonded name={dog.name} dogs={dog.bonded} />}
			</Wrap>
			<Later>
				<LowerProfile dog={dog} />
			</Later>
		</>
	)
}

function Badges({ badges }: { badges: BadgeData[] }) {
	if (badges.length === 0) return null
	return (
		<ul className="flex flex-wrap gap-1.5">
			{badges.map(({ tone, text }) => (
				<li key={text}>
					<Badge tone={tone} onPage>
						{text}
					</Badge>
				</li>
			))}
		</ul>
	)
}
