import { cn } from '#app/ui/cn.ts'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { isHalfRow } from '#lib/lists/card-rows.ts'

export interface SponsorDog {
	slug: string
	name: string
	/** "Dachshund, 8 years" */
	about: string
	place: string
	picture: PictureData | null
	/** "£5" a month; "" for any sum. */
	minimum: string
}

/** Two large ones first, the others in threes, so that no row has a gap. */
export function SponsorDogs({ dogs }: { dogs: SponsorDog[] }) {
	return (
		<ul className="grid gap-x-[clamp(1rem,.5rem+1.6vw,2rem)] gap-y-[clamp(2rem,1.5rem+2vw,3rem)] sm:grid-cols-6">
			{dogs.map((dog, i) => (
				<li key={dog.slug} className={cn('min-w-0 sm:col-span-3', !isHalfRow(i, dogs.length) && 'split:col-span-2')}>
					<Card dog={dog} />
				</li>
			))}
		</ul>
	)
}

function Card({ dog }: { dog: SponsorDog }) {
	return (
		<article className="group relative flex min-w-0 flex-col rounded-l outline-offset-6 outline-focus has-[a:focus-visible]:outline-3">
			<Picture
				picture={dog.picture}
				sizes="(min-width: 1280px) 38rem, (min-width: 640px) 46vw, 92vw"
				className="aspect-4/3 w-full rounded-l"
			/>
			<h3 className="mt-3.5 wrap-anywhere">
				<SiteLink
					to={`/dogs/${dog.slug}`}
					className="no-underline decoration-3 after:absolute after:inset-0 after:rounded-l group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
				>
					{dog.name}
				</SiteLink>
			</h3>
			<p className="mt-0.5 leading-snug text-ink-2">{[dog.about, dog.place].filter(Boolean).join(', ')}</p>
			<p className="mt-1 font-display font-bold">
				{dog.minimum ? `From ${dog.minimum} a month` : 'Any sum a month helps'}
			</p>
		</article>
	)
}
