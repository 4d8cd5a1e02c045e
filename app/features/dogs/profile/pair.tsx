import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { NoPicture } from '../card/no-picture.tsx'
import type { Fact } from './facts/needs.ts'
import styles from './facts/pair.css?url'

export interface PairFace {
	id: number
	name: string
	picture: PictureData | null
	/** In the card beside the name. */
	facts: Fact[]
}

export interface PairData {
	title: string
	text: string
	/** A picture of all of them together. */
	together: PictureData | null
	dogs: PairFace[]
}

/** Bonded dogs together in one picture, else side by side in a picture each. */
export function Pair({ title, text, together, dogs }: PairData) {
	return (
		<section aria-labelledby="pair" className="pair">
			{/* Most pages have no pair: they go without its sheet. */}
			<link rel="stylesheet" href={styles} precedence="default" />
			<div>
				<h2 id="pair">{title}</h2>
				{text && <p className="text-lede text-ink-2">{text}</p>}
			</div>
			{/* Decorative: the gallery above describes the pictures. */}
			{together ? (
				<Picture picture={{ ...together, alt: '' }} sizes="(min-width: 960px) 40rem, 95vw" className="pair-together" />
			) : (
				<ul>
					{dogs.map(({ id, name, picture }) => (
						<li key={id}>
							<div className="pair-face">
								<Picture
									picture={picture && { ...picture, alt: '' }}
									sizes="(min-width: 1280px) 37rem, 46vw"
									className="size-full"
									fallback={<NoPicture />}
								/>
							</div>
							<h3 className="wrap-anywhere">{name}</h3>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}
