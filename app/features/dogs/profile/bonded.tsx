import { SiteLink } from '#app/ui/site-link.tsx'
import { type DogCardData, DogCardPicture } from '../card/dog-card.tsx'

/** The dogs this one must go home with, each with its face: a pair is one adoption. */
export function Bonded({ name, dogs }: { name: string; dogs: DogCardData[] }) {
	return (
		<section
			aria-labelledby="bonded"
			className="mt-[clamp(2rem,1rem+3vw,3.5rem)] rounded-xl bg-nose-wash p-[clamp(1.25rem,1rem+1.4vw,2rem)]"
		>
			<div className="grid items-center gap-x-8 gap-y-5 sm:grid-cols-[auto_1fr]">
				<ul className="flex flex-wrap gap-4">
					{dogs.map((dog) => (
						<li key={dog.id}>
							<DogCardPicture
								dog={{ ...dog, badge: null }}
								sizes="14rem"
								className="w-44 rounded-l sm:w-56 print:w-36"
							/>
						</li>
					))}
				</ul>
				<div className="grid gap-2">
					<h2 id="bonded" className="text-[clamp(1.75rem,1.5rem+1.1vw,2.375rem)]">
						{name} comes with {dogs.map((dog) => dog.name).join(' and ')}
					</h2>
					<p className="max-w-measure">
						They need each other, so they go home together: one visit, one family, two leads by the door.
					</p>
					<ul className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
						{dogs.map((dog) => (
							<li key={dog.id}>
								<SiteLink to={`/dogs/${dog.slug}`} className="font-display text-h4 font-bold">
									Meet {dog.name}
								</SiteLink>
								<span className="block text-ink-2">{dog.about}</span>
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	)
}
