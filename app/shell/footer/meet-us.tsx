import { Wrap } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { Centre } from '#content/model/content.ts'
import { withWholePostcode } from '#lib/text/postcode.ts'

/** This page shows all centres in full. */
const ALL_CENTRES = '/adoption'
const MAX_SHOWN = 6

/** The centres, their opening hours and who visitors meet there. */
export function MeetUs({ centres, pathname }: { centres: Centre[]; pathname: string }) {
	if (centres.length === 0 || pathname === ALL_CENTRES) return null
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

/** The opening hours, if all centres have the same. */
function sharedHours(centres: Centre[]): string {
	const [first] = centres
	return first && centres.length > 1 && centres.every(({ hours }) => hours === first.hours) ? first.hours : ''
}

/** In the middle of a sentence; abbreviations keep their capitals. */
function lowerFirst(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('en-GB') + text.slice(1) : text
}
