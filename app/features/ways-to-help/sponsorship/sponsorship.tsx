import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { PageSection } from '#app/ui/sections/page-section/page-section.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { HelpHead, type HelpPageData } from '../help-head.tsx'
import { Promised } from '../promised.tsx'
import { type AmountForAll, type SponsorDog, SponsorDogs } from './sponsor-dogs.tsx'

/** The diary of a dog. */
export interface SponsorNews {
	slug: string
	name: string
	picture: PictureData | null
	/** Latest first; `day` is "14 November 2026". */
	entries: { date: string; day: string; text: string }[]
}

export interface SponsorshipData extends HelpPageData {
	dogs: SponsorDog[]
	amounts: AmountForAll[]
	promise: PageSectionData | undefined
	/** Null while no diary has an entry. */
	news: SponsorNews | null
	others: PageSectionData[]
}

export function Sponsorship({ page }: { page: SponsorshipData }) {
	return (
		<>
			<HelpHead page={page} />
			<Section id="dogs" aria-label="Dogs to sponsor">
				{page.dogs.length > 0 ? (
					<>
						<SectionHead
							title={page.dogs.length === 1 ? 'A dog to sponsor' : `${page.dogs.length} dogs to choose from`}
							intro="Every month, for as long as you like."
						/>
						<SponsorDogs dogs={page.dogs} amounts={page.amounts} phone={page.phone} />
					</>
				) : (
					<NobodyNow />
				)}
			</Section>
			{page.promise && <Promised section={page.promise} tone="field" />}
			{page.news && <Letter news={page.news} />}
			{page.others.map((section) => (
				<PageSection key={section.id} section={section} phone={page.phone} />
			))}
			{page.dogs.length > 0 && <Faces dogs={page.dogs} />}
		</>
	)
}

/** What sponsors hear: the latest entries of a diary. */
function Letter({ news: { slug, name, entries, picture } }: { news: SponsorNews }) {
	return (
		<Section tone="mist" aria-labelledby="news">
			<div className="sponsor-letter">
				<div className="grid gap-4">
					<h2 id="news">The kind of news you get</h2>
					<p className="text-lede">
						A few lines when there is something to tell, in good weeks and bad. This is the latest from{' '}
						<SiteLink to={`/dogs/${slug}`}>{name}’s diary</SiteLink>.
					</p>
				</div>
				<figure>
					<figcaption>
						{picture && <Picture picture={{ ...picture, alt: '' }} sizes="4rem" className="face" />}
						<span>{`${name}’s diary`}</span>
					</figcaption>
					{entries.map(({ date, day, text }) => (
						<div key={date + text}>
							<time dateTime={date}>{day}</time>
							<blockquote>{text}</blockquote>
						</div>
					))}
				</figure>
			</div>
		</Section>
	)
}

/** The end of the page: the same dogs, each a link. */
function Faces({ dogs }: { dogs: SponsorDog[] }) {
	return (
		<Section className="no-print" aria-labelledby="who">
			<Panel tone="ball" className="gap-6">
				<div className="grid gap-3">
					<h2 id="who">Who will it be?</h2>
					<p className="max-w-[35em] text-lede">Pick the face you keep going back to.</p>
				</div>
				<ul className="sponsor-faces">
					{dogs.map(({ slug, name, picture }) => (
						<li key={slug}>
							<SiteLink to={`/sponsor/${slug}`}>
								{picture && (
									<Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 60rem) 12rem, 6rem" className="face" />
								)}
								<span>
									<span className="sr-only">Sponsor </span>
									{name}
								</span>
							</SiteLink>
						</li>
					))}
				</ul>
			</Panel>
		</Section>
	)
}

function NobodyNow() {
	return (
		<EmptyState
			title="No dog needs a sponsor today."
			action={
				<ButtonLink to="/waystohelp/donations" variant="donate" size="pst">
					Give to all of them
				</ButtonLink>
			}
		>
			<p>That is good news, and it doesn’t last long. Until then a gift to all the dogs does the same work.</p>
		</EmptyState>
	)
}
