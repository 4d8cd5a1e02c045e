import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { isHalfRow } from '#lib/lists/card-rows.ts'

export interface SponsorDog {
	slug: string
	name: string
	/** "Dachshund, 8 years" */
	about: string
	place: string
	picture: PictureData | null
	/** What the dog would say; "" for none. */
	line: string
	/** "£5" a month; "" for any sum, or when the heading says it for all. */
	minimum: string
}

/** Two large ones first, the others in threes, so that no row has a gap. */
export function SponsorDogs({ dogs, from }: { dogs: SponsorDog[]; from: string }) {
	return (
		<ul className="grid gap-x-[clamp(1rem,.5rem+1.6vw,2rem)] gap-y-[clamp(2rem,1.5rem+2vw,3rem)] sm:grid-cols-6">
			{dogs.map((dog, i) => (
				<li key={dog.slug} className={cn('min-w-0 sm:col-span-3', !isHalfRow(i, dogs.length) && 'split:col-span-2')}>
					<Card dog={dog} from={dog.minimum || from} />
				</li>
			))}
		</ul>
	)
}

function Card({ dog, from }: { dog: SponsorDog; from: string }) {
	return (
		<article className="group relative flex h-full min-w-0 flex-col rounded-l outline-offset-6 outline-focus has-[a:focus-visible]:outline-3">
			<Picture
				picture={dog.picture}
				sizes="(min-width: 1280px) 38rem, (min-width: 640px) 46vw, 92vw"
				className="aspect-4/3 w-full rounded-l"
			/>
			<h3 className="mt-3.5 wrap-anywhere">{dog.name}</h3>
			{dog.line && <p className="mt-1 mb-2 text-lede leading-snug">“{dog.line}”</p>}
			<p className="mb-4 leading-snug text-ink-2">{[dog.about, dog.place].filter(Boolean).join(', ')}</p>
			<p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
				<ButtonLink
					to={`/sponsor/${dog.slug}`}
					variant="donate"
					size="psm"
					className="after:absolute after:inset-0 after:rounded-l"
				>
					Sponsor {dog.name}
				</ButtonLink>
				{from && <span className="font-display font-bold">from {from} a month</span>}
			</p>
		</article>
	)
}
