import type { ReactNode } from 'react'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { BadgeData } from '#domain/dogs/badges.ts'
import { FitLine } from '../compatibility/fit/fit-line.tsx'
import { Heart } from '../favourites/heart.tsx'
import type { CompanyFact } from './lives-with.ts'
import { NoPicture } from './no-picture.tsx'

/** What a card shows of a dog, or of the dogs that go home together. */
export interface DogCardData {
	id: number
	slug: string
	/** "Biscuit", "Fern and Hattie" */
	name: string
	/** "Terrier cross, 3 years" */
	about: string
	/** "" when not known. */
	place: string
	/** One sentence in the dog's voice, or "". */
	line: string
	picture: PictureData | null
	/** The other dogs of a bonded pair or group; missing for a dog that goes alone. */
	alsoPictured?: (PictureData | null)[]
	badge: BadgeData | null
	company: CompanyFact[]
	/** Needs of the home, encoded for `FitLine`. */
	needs: string
	isSpokenFor: boolean
}

interface DogCardProps {
	dog: DogCardData
	sizes: string
	/** Two columns on phones, without the dog's own words. */
	compact?: boolean
	priority?: boolean
	heading?: 'h2' | 'h3'
}

/** Its classes are in `card.css`: a page has 24 of them. */
export function DogCard({ dog, sizes, compact = false, priority = false, heading: Heading = 'h3' }: DogCardProps) {
	return (
		<DogCardFrame dog={dog} className={compact ? 'compact' : undefined}>
			<Heading>
				<DogCardLink dog={dog} />
			</Heading>
			<DogCardPicture dog={dog} sizes={sizes} priority={priority} />
			{dog.line && <p className="dog-line">“{withoutQuotes(dog.line)}”</p>}
			<About dog={dog} />
			<Company dog={dog} />
			<Heart slug={dog.slug} name={dog.name} />
			<FitLine needs={dog.needs} />
		</DogCardFrame>
	)
}

export function DogCardFrame({
	dog,
	className = '',
	children,
}: {
	dog: DogCardData
	className?: string | undefined
	children: ReactNode
}) {
	return (
		<article
			aria-label={dog.name}
			className={`dog-card ${className} ${dog.isSpokenFor ? 'spoken-for' : ''}`.trim().replaceAll(/ +/g, ' ')}
		>
			{children}
		</article>
	)
}

/** Two lines: the breed, then age and place; of bonded dogs a line each. */
function About({ dog: { about, place, alsoPictured } }: { dog: DogCardData }) {
	const age = about.lastIndexOf(', ')
	const lines = alsoPictured ? about.split('; ') : [about.slice(0, age), about.slice(age + 2)]
	const text = lines.map((line) => line.charAt(0).toUpperCase() + line.slice(1)).join('\n')
	return <p className="dog-about">{place ? `${text}, ${place}` : text}</p>
}

/** Children, dogs and cats: a tick, a ring, a bar or a question mark before words that say the same. */
export function Company({ dog: { company } }: { dog: DogCardData }) {
	return (
		<ul className="dog-company" aria-label="Who they can live with">
			{company.map(({ text, answer }) => (
				<li key={text} className={answer}>
					{text}
				</li>
			))}
		</ul>
	)
}

/** One picture, or those of bonded dogs side by side, and the badge. After the name, which a badge is said about; shown above it. */
export function DogCardPicture({ dog, sizes, priority = false }: Pick<DogCardProps, 'dog' | 'sizes' | 'priority'>) {
	const pictures = [dog.picture, ...(dog.alsoPictured ?? [])]
	return (
		<div className="dog-slot" data-picture-for={`/dogs/${dog.slug}`} data-picture-name={`dog-${dog.id}`}>
			{pictures.map((picture, i) => (
				<Picture key={picture?.id ?? i} picture={picture} sizes={sizes} priority={priority} fallback={<NoPicture />} />
			))}
			{dog.badge && <p className={`dog-badge ${dog.badge.tone}`}>{dog.badge.text}</p>}
		</div>
	)
}

/** The only link of a card; it covers the whole card. */
export function DogCardLink({ dog: { slug, name, alsoPictured } }: { dog: DogCardData }) {
	return (
		<SiteLink to={`/dogs/${slug}`}>
			<Untranslated>{name}</Untranslated>
			{alsoPictured && <span className="dog-together"> together</span>}
		</SiteLink>
	)
}

/** Staff may have typed the quotation marks. */
function withoutQuotes(line: string): string {
	return line.replace(/^[“"]|[”"]$/g, '')
}
