import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { SectionButton } from '#app/ui/sections/page-section/page-section-button.tsx'
import type { PageSectionData, PageSectionItem } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import type { Centre } from '#content/model/content.ts'
import { sharedHours } from '#domain/centres/shared-hours.ts'
import { withWholePostcode } from '#lib/text/line-breaks.ts'
import './centres.css'

export interface CentresData extends Pick<PageSectionData, 'id' | 'title' | 'html' | 'button'> {
	places: CentrePlace[]
}

interface CentrePlace extends PageSectionItem {
	/** The general options' centre of this name. */
	centre: Centre | null
}

/** The centres and who visitors meet there, above the footer. */
export function Centres({ section }: { section: CentresData }) {
	const headingId = `${section.id}-title`
	const hours = sharedHours(section.places.map(({ centre }) => ({ hours: centre?.hours ?? '' })))
	return (
		<Section id={section.id} tone="sky" aria-labelledby={section.title ? headingId : undefined}>
			{section.title && <SectionHead id={headingId} title={section.title} className="mb-4" />}
			{section.html && <Prose html={section.html} className="centres-intro text-lede" />}
			{hours && <p className="mt-2 text-lede font-semibold">{hours}</p>}
			<ul className="mt-[clamp(1.75rem,1rem+2.4vw,3rem)] grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-[clamp(1.5rem,1rem+2vw,3rem)] gap-y-8">
				{section.places.map((place) => (
					<Place key={place.title + place.html} place={place} hasHours={!hours} />
				))}
			</ul>
			<SectionButton button={section.button} />
		</Section>
	)
}

function Place({ place: { title, html, url, picture, centre }, hasHours }: { place: CentrePlace; hasHours: boolean }) {
	return (
		<li className="centre min-w-0 border-t-2 border-line-strong pt-4">
			<div>
				{picture && (
					<Picture
						picture={picture}
						sizes="(min-width: 900px) 24rem, 92vw"
						className="mb-4 aspect-16/10 w-full rounded-m"
					/>
				)}
				{title && <h3>{url ? <SiteLink to={url}>{title}</SiteLink> : title}</h3>}
				{html ? (
					<Prose html={html} className="mt-2" />
				) : (
					centre?.address && <p className="mt-2">{withWholePostcode(centre.address)}</p>
				)}
				{hasHours && centre?.hours && <p className="mt-2 font-semibold">{centre.hours}</p>}
			</div>
			{centre?.person && <Host person={centre.person} />}
		</li>
	)
}

function Host({ person: { name, role, line, picture } }: { person: NonNullable<Centre['person']> }) {
	return (
		<div className="mt-4 flex gap-4">
			{picture && <Picture picture={picture} sizes="6rem" className="face" />}
			<div className="min-w-0 pt-1">
				{line && <p>“{line}”</p>}
				<p className="font-display leading-snug">
					<b className="block">{name}</b> {role}
				</p>
			</div>
		</div>
	)
}
