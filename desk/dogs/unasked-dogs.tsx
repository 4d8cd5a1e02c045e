import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import './unasked-dogs.css'

/** An available dog without an open application. */
export interface UnaskedDog {
	slug: string
	name: string
	picture: PictureData | null
	/** "214 days on the site"; "" when not known. */
	wait: string
}

/** The dogs no one has asked for, the longest on the site first: whom to show to people, and whom to post about. */
export function UnaskedDogs({ dogs, count }: { dogs: UnaskedDog[]; count: number }) {
	if (count === 0) return null
	return (
		<section className="dogs-unasked" aria-labelledby="unasked">
			<h2 id="unasked">
				No open application <span className="dogs-unasked-quiet">{count}</span>
			</h2>
			<p className="dogs-unasked-quiet">
				Available, and no one is waiting for an answer about them. The longest on the site first.
			</p>
			<ul>
				{dogs.map(({ slug, name, picture, wait }) => (
					<li key={slug}>
						<Picture picture={picture} sizes="4rem" className="dogs-picture" />
						<span className="dogs-unasked-words">
							{/* A page of the site, which is another build. */}
							<a href={`/dogs/${slug}`} className="dogs-unasked-name">
								{name}
							</a>
							{wait && <span className="dogs-unasked-wait">{wait}</span>}
						</span>
					</li>
				))}
			</ul>
			{count > dogs.length && <p>And {count - dogs.length} more.</p>}
		</section>
	)
}
