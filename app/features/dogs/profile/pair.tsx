import { Facts } from '#app/ui/facts.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { NoPicture } from '../card/no-picture.tsx'
import type { Fact } from './facts/needs.ts'

export interface PairFace {
	id: number
	name: string
	picture: PictureData | null
	facts: Fact[]
}

export interface PairData {
	title: string
	text: string
	dogs: PairFace[]
}

/** A bonded pair side by side, each with its picture and facts. */
export function Pair({ title, text, dogs }: PairData) {
	return (
		<section aria-labelledby="pair">
			<h2 id="pair">{title}</h2>
			{text && <p className="mb-5 text-ink-2">{text}</p>}
			<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-6">
				{dogs.map(({ id, name, picture, facts }) => (
					<li key={id} className="min-w-0">
						{/* Decorative: the gallery above describes the picture. */}
						<div className="aspect-4/3 overflow-hidden rounded-l bg-mist print:max-w-36">
							<Picture
								picture={picture && { ...picture, alt: '' }}
								sizes="(min-width: 1280px) 20rem, (min-width: 960px) 25vw, 46vw"
								className="size-full"
								fallback={<NoPicture />}
							/>
						</div>
						<h3 className="mt-3 mb-2 wrap-anywhere">{name}</h3>
						<Facts facts={facts} className="wordmark:grid-cols-1" />
					</li>
				))}
			</ul>
		</section>
	)
}
