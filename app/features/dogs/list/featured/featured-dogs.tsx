import {
	Company,
	DogCard,
	type DogCardData,
	DogCardFrame,
	DogCardLink,
	DogCardPicture,
} from '#app/features/dogs/card/dog-card.tsx'
import { FitLine } from '#app/features/dogs/compatibility/fit/fit-line.tsx'
import { Heart } from '#app/features/dogs/favourites/heart.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'

export interface FeaturedDogsData {
	large: (DogCardData & { quote: string }) | null
	small: DogCardData[]
	total: number
}

/** One dog large and four beside it. */
export function FeaturedDogs({ large, small, total }: FeaturedDogsData) {
	if (!large) return null
	return (
		<Section id="dogs">
			<SectionHead
				title="Waiting for someone like you"
				action={
					<ButtonLink to="/dogs" variant="link" size="link-l" arrow>
						{total === 1 ? 'See our one dog' : `See all ${total} dogs`}
					</ButtonLink>
				}
			/>
			<ul className="grid grid-cols-2 gap-x-[clamp(1rem,.5rem+1.4vw,1.75rem)] gap-y-[clamp(1.5rem,1rem+1.4vw,2rem)] split:grid-cols-[2.06fr_1fr_1fr]">
				<li className={cn('col-span-full', small.length > 0 && 'split:col-span-1 split:row-span-2')}>
					<LargeDog dog={large} isAlone={small.length === 0} />
				</li>
				{small.map((dog) => (
					<li key={dog.id} className="min-w-0">
						<DogCard dog={dog} sizes="(min-width: 1800px) 23rem, (min-width: 900px) 18rem, 45vw" compact />
					</li>
				))}
			</ul>
		</Section>
	)
}

function LargeDog({ dog, isAlone }: { dog: NonNullable<FeaturedDogsData['large']>; isAlone: boolean }) {
	return (
		<DogCardFrame dog={dog} className={isAlone ? 'large alone' : 'large'}>
			<h3 className="name-large">
				<DogCardLink dog={dog} />
			</h3>
			<DogCardPicture dog={dog} sizes="(min-width: 1800px) 68rem, (min-width: 900px) 56rem, 92vw" />
			{dog.quote && <p className="dog-line large">“{dog.quote.replace(/^[“"]|[”"]$/g, '')}”</p>}
			<p className="dog-about">{[dog.about, dog.place].filter(Boolean).join(', ')}</p>
			<Company dog={dog} />
			<FitLine needs={dog.needs} />
			<Heart slug={dog.slug} name={dog.name} />
		</DogCardFrame>
	)
}
