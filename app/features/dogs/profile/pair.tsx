import { Facts } from '#app/ui/facts.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { NoPicture } from '../card/no-picture.tsx'
import type { Fact } from './facts/needs.ts'
import styles from './facts/pair.css?url'

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
			{/* Most pages have no pair: they go without its sheet. */}
			<link rel="stylesheet" href={styles} precedence="default" />
			<h2 id="pair">{title}</h2>
			{text && <p className="mb-5 text-ink-2">{text}</p>}
			<ul className="pair">
				{dogs.map(({ id, name, picture, facts }) => (
					<li key={id}>
						{/* Decorative: the gallery above describes the picture. */}
						<div className="pair-face">
							<Picture
								picture={picture && { ...picture, alt: '' }}
								sizes="(min-width: 960px) 17rem, 46vw"
								className="size-full"
								fallback={<NoPicture />}
							/>
						</div>
						<div>
							<h3 className="wrap-anywhere">{name}</h3>
							<Facts facts={facts} />
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
