import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { PageSection } from '#app/ui/sections/page-section.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import type { HelpPageData } from '../help-head.tsx'
import { Asides } from './aside.tsx'
import { HowToGive, type HowToGiveData } from './how-to-give.tsx'
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
			<div className="band-ball">
				<Breadcrumb
					trail={[{ text: 'Home', to: '/' }, { text: 'Ways to help', to: '/waystohelp' }, { text: page.pageTitle }]}
				/>
			</div>
			<Wrap className="donations-grid grid items-start pb-section *:min-w-0">
				<header className="donations-head band-ball grid gap-4">
					<h1>{page.title}</h1>
					{page.lede && <Prose html={page.lede} className="max-w-[35em] text-lede" />}
				</header>
				<div className="donations-give relative grid gap-8">
					{picker ? <div className="donations-card">{picker}</div> : <HowToGive page={page} />}
					{page.html && <Prose html={page.html} />}
				</div>
				<Aside page={page} />
				{picker && <HowToGive page={page} isAfterPicker />}
			</Wrap>
			<Impact monthly={page.monthly} once={page.once} />
			{page.others.map((section) =>
				section.type === 'cards' && !hasPictures(section) ? (
					<OtherWays key={section.id} section={section} />
				) : (
					<PageSection key={section.id} section={section} phone={page.phone} />
				),
			)}
		</>
	)
}

function hasPictures({ items }: PageSectionData) {
	return items.some(({ picture }) => picture)
}

function Aside({ page }: { page: DonationsData }) {
	if (!page.picture && page.asides.length === 0) return null
	return (
		<aside className="donations-aside relative grid gap-5">
			{page.picture && (
				<Picture
					picture={page.picture}
					sizes="(min-width: 960px) 30rem, 92vw"
					priority
					className="donations-picture aspect-4/3 w-full rounded-xl"
				/>
			)}
			<Asides sections={page.asides} />
		</aside>
	)
}
