import type { ReactNode } from 'react'
import type { PictureData } from '#app/ui/media/picture.tsx'
import type { BadgeData } from '#domain/dogs/badges.ts'
import { AboutDog, type AboutDogData } from './about-dog.tsx'
import { HappyScene } from './adopted/happy-ending.tsx'
import { Ask } from './ask.tsx'
import { BelowFoldProfile, type BelowFoldProfileData } from './below-fold-profile.tsx'
import { type NameLook, ProfileHead } from './head.tsx'
import { Gallery } from './pictures/gallery.tsx'
import '../card/few-dogs.css'
import './story/diary.css'
import './profile.css'
import './profile-parts.css'

/** The colour behind the dog; "quiet" for a dog that is not to be met. */
export type PosterGround = 'sky' | 'ball' | 'nose' | 'meadow' | 'quiet'

export interface DogProfileData extends BelowFoldProfileData, AboutDogData {
	slug: string
	/** Both URLs of a pair show one page. */
	canonicalSlug: string
	/** "Fern and Hattie" for a pair. */
	name: string
	nameLook: NameLook
	description: string
	badges: BadgeData[]
	ground: PosterGround
	picture: PictureData | null
	/** Pictures on a transparent ground; none unless each dog has one. */
	cutouts: PictureData[]
}

/**
 * A poster in the dog's colour with the facts beside the name, then two columns: who the dog can live with, and whom to
 * ask. A dog that found a home has its new people in the place of the dog, and the facts after what they say. `poster`
 * is a link to the printed poster.
 */
export function DogProfile({ dog, poster }: { dog: DogProfileData; poster?: ReactNode }) {
	const scene = dog.happyEnding?.picture
	const about = <AboutDog dog={dog} poster={poster} hasSummary={!scene} />
	return (
		<div className={`profile night-${dog.ground}`}>
			<div className="wrap is-wide profile-grid grid grid-cols-1">
				<div className="profile-lead">
					<ProfileHead name={dog.name} look={dog.nameLook} badges={dog.badges}>
						{scene && <p className="text-lede">{dog.summary}</p>}
					</ProfileHead>
					<div className={scene ? 'profile-scene' : 'profile-pictures'} data-look={lookOf(dog)}>
						{scene ? (
							<HappyScene id={dog.id} picture={scene} />
						) : (
							<Gallery id={dog.id} name={dog.name} pictures={dog.pictures} cutouts={dog.cutouts} />
						)}
					</div>
				</div>
				{!scene && about}
				<BelowFoldProfile dog={dog} ask={dog.ask && <Ask {...dog} ask={dog.ask} />} about={scene && about} />
			</div>
		</div>
	)
}

/** The look of the picture: a photograph in a frame, the dog without its ground, or a drawn face in place of a picture. */
function lookOf({ happyEnding, pictures, cutouts }: DogProfileData) {
	if (happyEnding?.picture) return undefined
	if (pictures.length === 0) return 'face'
	return cutouts.length > 0 ? 'cutout' : undefined
}
