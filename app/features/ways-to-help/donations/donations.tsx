import type { ReactNode } from 'react'
import { Section, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { PageSection } from '#app/ui/sections/page-section/page-section.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import waiting from '#app/ui/sections/pictures/waiting.webp'
import { Prose } from '#app/ui/sections/prose.tsx'
import type { HelpPageData } from '../help-head.tsx'
import { Asides } from './aside.tsx'
import { HowToGive, type HowToGiveData, Talk } from './how-to-give.tsx'
import { Impact, type ImpactLine } from './impact.tsx'
import { OtherWays } from './other-ways.tsx'

export interface DonationsData extends HelpPageData, HowToGiveData {
	asides: PageSectionData[]
	others: PageSectionData[]
	monthly: ImpactLine[]
	once: ImpactLine[]
}

/** `picker` leads to the donation; without it the other ways come first. */
export function Donations({ page, picker }: { page: DonationsData; picker: ReactNode }) {
	return (
		<>
			<Wrap className="donations-grid grid items-start pb-section *:min-w-0">
				<header className="donations-head band-ball relative grid gap-4">
					<h1>{page.title}</h1>
					{page.lede && <Prose html={page.lede} className="max-w-[35em] text-lede" />}
					{picker && <img src={waiting} width={480} height={400} alt="" className="donations-dog" />}
				</header>
				<div className="donations-give relative grid gap-8">
					{picker ? <div className="donations-card">{picker}</div> : <HowToGive page={page} />}
					{page.html && <Prose html={page.html} />}
				</div>
				<Aside page={page} hasPicker={picker !== null} />
			</Wrap>
			<Impact monthly={page.monthly} once={page.once} canGive={picker !== null} />
			{page.others.map((section) =>
				section.type === 'cards' && !hasPictures(section) ? (
					<OtherWays key={section.id} section={section} />
				) : (
					<PageSection key={section.id} section={section} phone={picker ? '' : page.phone} />
				),
			)}
			{picker && (
				<Section tone="mist">
					<HowToGive page={page} isAfterPicker />
				</Section>
			)}
		</>
	)
}

function hasPictures({ items }: PageSectionData) {
	return items.some(({ picture }) => picture)
}

function Aside({ page, hasPicker }: { page: DonationsData; hasPicker: boolean }) {
	if (!page.picture && page.asides.length === 0) return null
	return (
		<aside className="donations-aside relative grid gap-5">
			{page.picture && (
				<Picture
					picture={page.picture}
					sizes="(min-width: 960px) 30rem, 92vw"
					priority
					className="donations-picture aspect-16/10 w-full rounded-xl"
				/>
			)}
			<Asides sections={page.asides} />
			{hasPicker && <Talk page={page} isBeside />}
		</aside>
	)
}
