import { ButtonLink } from '#app/ui/button.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import './sponsor-dogs.css'

export interface SponsorDog {
	slug: string
	name: string
	/** "Dachshund, 8 years" */
	about: string
	place: string
	picture: PictureData | null
	/** What the dog would say; "" for none. */
	line: string
	/** Why the dog stays longer, in one sentence; "" when not said. */
	reason: string
	/** "£5", the least a month; "" for any sum. */
	from: string
}

/** "£12" a month for all dogs, and what it does: "pays for …". */
export interface AmountForAll {
	sum: string
	impact: string
	to: string
}

/** The dog who has been here longest first; on phones one below the other. */
export function SponsorDogs({ dogs, amounts, phone }: { dogs: SponsorDog[]; amounts: AmountForAll[]; phone: string }) {
	return (
		<ul className="sponsor-dogs" data-dogs={dogs.length}>
			{dogs.map((dog) => (
				<Dog key={dog.slug} dog={dog} />
			))}
			{(amounts.length > 0 || phone) && (
				<AllOfThem amounts={amounts} phone={phone} isRow={dogs.length % PER_ROW !== PER_ROW - 1} />
			)}
		</ul>
	)
}

/** On a wide screen. */
const PER_ROW = 3

/** In the place of a dog where the row would end with a gap, else in a row of its own. */
function AllOfThem({ amounts, phone, isRow }: { amounts: AmountForAll[]; phone: string; isRow: boolean }) {
	return (
		<li className={isRow ? 'sponsor-all is-row' : 'sponsor-all'}>
			<div>
				<h3>Can’t choose?</h3>
				{amounts.length > 0 && (
					<>
						<p>Help all of them: each month</p>
						<ul>
							{amounts.map(({ sum, impact, to }) => (
								<li key={to}>
									<SiteLink to={to} className="sponsor-month">
										<b>{sum}</b> <span>{impact}</span>
									</SiteLink>
								</li>
							))}
						</ul>
					</>
				)}
				{phone && (
					<p>
						{amounts.length > 0 ? 'Or ring' : 'Ring'}{' '}
						<SiteLink to={phoneHref(phone)} className="inline-block font-display font-extrabold">
							{phone}
						</SiteLink>
						, and we’ll tell you who has no sponsor yet.
					</p>
				)}
			</div>
		</li>
	)
}

function Dog({ dog }: { dog: SponsorDog }) {
	return (
		<li>
			<Picture picture={dog.picture} sizes="(min-width: 48rem) 24rem, 92vw" />
			<div>
				<h3>{dog.name}</h3>
				<p className="sponsor-about">{inTwoLines(dog)}</p>
				{dog.line && <p className="sponsor-line">“{dog.line}”</p>}
				{dog.reason && <p>{dog.reason}</p>}
				<p className="sponsor-from">
					<ButtonLink to={`/sponsor/${dog.slug}`} variant="donate" size="psm" className="max-w-full px-4">
						{dog.from ? `Sponsor ${dog.name} from ${dog.from} a month` : `Sponsor ${dog.name}`}
					</ButtonLink>
				</p>
			</div>
		</li>
	)
}

/** The breed, then age and place, as on the cards of dogs. */
function inTwoLines({ about, place }: SponsorDog) {
	const age = about.lastIndexOf(', ')
	const breed = about.slice(0, Math.max(age, 0))
	const rest = [about.slice(age < 0 ? 0 : age + 2), place].filter(Boolean).join(', ')
	return [breed, rest].filter(Boolean).join('\n')
}
