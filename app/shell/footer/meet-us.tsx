import { Wrap } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { Centre } from '#content/model/content.ts'
import { sharedHours } from '#domain/centres/shared-hours.ts'
import { withWholePostcode } from '#lib/text/line-breaks.ts'
import { lowerFirst } from '#lib/text/sentence.ts'

/** This page shows all centres in full. */
const ALL_CENTRES = '/adoption'
/** What is bought is posted. */
const IS_BUYING = /^\/(?:basket$|merch\/)/
const MAX_SHOWN = 6

/** The centres, their opening hours and who visitors meet there. */
export function MeetUs({ centres, pathname }: { centres: Centre[]; pathname: string }) {
	if (centres.length === 0 || pathname === ALL_CENTRES || IS_BUYING.test(pathname)) return null
	const shared = sharedHours(centres)
	return (
		<section aria-labelledby="meet-us" className="meet-us">
			<Wrap>
				<h2 id="meet-us">Come and meet us</h2>
				{shared && <p className="text-ink-2">Open: {lowerFirst(shared)}</p>}
				<ul>
					{centres.slice(0, MAX_SHOWN).map((centre) => (
						<Place key={centre.name + centre.address} centre={centre} hasHours={!shared} />
					))}
				</ul>
				{centres.length > MAX_SHOWN && <SiteLink to={`${ALL_CENTRES}#centres`}>All {centres.length} centres</SiteLink>}
			</Wrap>
		</section>
	)
}

function Place({ centre: { name, address, hours, person }, hasHours }: { centre: Centre; hasHours: boolean }) {
	return (
		<li>
			{person?.picture && <Picture picture={{ ...person.picture, alt: '' }} sizes="6rem" className="face" />}
			<div>
				<h3>{name}</h3>
				{address && <p>{withWholePostcode(address)}</p>}
				{hasHours && hours && <p>{hours}</p>}
				{person && <p className="text-ink-2">{[person.name, lowerFirst(person.role)].filter(Boolean).join(', ')}</p>}
			</div>
		</li>
	)
}
