import { cn } from '#app/ui/cn.ts'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { tieUnits } from '#lib/text/line-breaks.ts'

export interface SmallDog {
	slug: string
	name: string
	/** "Terrier cross, 3 years" */
	about: string
	picture: PictureData | null
}

/** The dogs an article mentions. */
export function RelatedDogs({ dogs }: { dogs: SmallDog[] }) {
	if (dogs.length === 0) return null
	return (
		<section aria-labelledby="related-dogs" className="related-dogs no-print max-w-measure rounded-xl bg-mist p-6">
			<h2 id="related-dogs" className="mb-4 text-h3">
				{dogs.length === 1 ? 'A dog this could help' : 'Dogs this could help'}
			</h2>
			<ul className={cn('grid gap-5', dogs.length % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
				{dogs.map((dog) => (
					<li
						key={dog.slug}
						className={cn(
							'group relative grid grid-cols-[5.5rem_1fr] items-center gap-4 rounded-m outline-offset-4 outline-focus has-[a:focus-visible]:outline-3',
							// Three stand in columns, so that the row has no gap.
							dogs.length % 3 === 0 && 'sm:grid-cols-1 sm:content-start sm:gap-2',
						)}
					>
						<Picture
							picture={dog.picture && { ...dog.picture, alt: '' }}
							sizes="(min-width: 640px) 12rem, 6rem"
							className="aspect-square w-full rounded-m"
						/>
						<div className="min-w-0">
							<h3 className="text-h4 wrap-anywhere">
								<SiteLink
									to={`/dogs/${dog.slug}`}
									className="no-underline decoration-3 after:absolute after:inset-0 group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
								>
									{dog.name}
								</SiteLink>
							</h3>
							{dog.about && <p className="text-note leading-snug text-ink-2">{tieUnits(dog.about)}</p>}
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
