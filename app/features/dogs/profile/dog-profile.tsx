import type { ReactNode } from 'react'
import { lazyWithServerHtml } from '#app/browser/recovery/parts.ts'
import { cn } from '#app/ui/cn.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { LazySection } from '#app/ui/layout/lazy-section.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { AboutDog, type AboutDogData } from './about-dog.tsx'
import type { BelowFoldProfileData } from './below-fold-profile.tsx'
import { Gallery } from './pictures/gallery.tsx'
import type { Film, GalleryPicture } from './pictures/pictures.ts'

const Films = lazyWithServerHtml(() => import('./pictures/films.tsx').then((file) => file.Films))
const BelowFoldProfile = lazyWithServerHtml(() =>
	import('./below-fold-profile.tsx').then((file) => file.BelowFoldProfile),
)

export interface DogProfileData extends BelowFoldProfileData, AboutDogData {
	id: number
	slug: string
	/** Both URLs of a pair show one page. */
	canonicalSlug: string
	/** "Fern and Hattie" for a pair. */
	name: string
	description: string
	picture: PictureData | null
	pictures: GalleryPicture[]
	films: Film[]
}

/** `poster` is a link to the dog's poster. */
export function DogProfile({ dog, poster }: { dog: DogProfileData; poster?: ReactNode }) {
	return (
		<>
			<Wrap>
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Find a dog', to: '/dogs' }, { text: dog.name }]} />
				<div className="mt-5 grid items-start gap-[clamp(1.5rem,1rem+3vw,4rem)] side:grid-cols-[1.22fr_1fr] print:grid-cols-[1fr_58mm]">
					{/* The column of a pair is long: the pictures stay visible beside it. */}
					<div className={cn('grid min-w-0 gap-4 print:order-last', dog.pair && 'side:sticky side:top-26')}>
						<Gallery id={dog.id} name={dog.name} pictures={dog.pictures} />
						{dog.films.length > 0 && (
							<LazySection>
								<Films films={dog.films} />
							</LazySection>
						)}
					</div>
					<AboutDog dog={dog} poster={poster} />
				</div>
			</Wrap>
			<LazySection>
				<BelowFoldProfile dog={dog} />
			</LazySection>
		</>
	)
}
