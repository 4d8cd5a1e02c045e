import { Suspense } from 'react'
import { lazyWithServerHtml } from '#app/browser/recovery/parts.ts'
import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/cn.ts'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { BadgeData } from '#domain/dogs/badges.ts'
import IconCheck from '~icons/ph/check-bold'
import { Heart } from '../favourites/heart.tsx'
import { NoPicture } from './no-picture.tsx'

const FitLine = lazyWithServerHtml(() => import('../compatibility/fit-line.tsx').then((file) => file.FitLine))

export interface DogCardData {
	id: number
	slug: string
	name: string
	/** "Terrier cross, 3 years" */
	about: string
	/** "" when not known. */
	place: string
	picture: PictureData | null
	badge: BadgeData | null
	livesWith: string[]
	/** Needs of the home, encoded for `FitLine`. */
	needs: string
	isSpokenFor: boolean
}

interface DogCardProps {
	dog: DogCardData
	sizes: string
	/** Two columns on phones. */
	compact?: boolean
	priority?: boolean
	heading?: 'h2' | 'h3'
}

export function DogCard({ dog, sizes, compact = false, priority = false, heading: Heading = 'h3' }: DogCardProps) {
	return (
		<article className="dog-card group relative flex min-w-0 flex-col rounded-l outline-offset-6 outline-focus has-[a:focus-visible]:outline-3">
			<DogCardPicture dog={dog} sizes={sizes} priority={priority} compact={compact} />
			<Heading className="mt-3.5 text-h3 wrap-anywhere">
				<DogCardLink dog={dog} />
			</Heading>
			<p className={cn('mt-0.5 leading-snug text-ink-2', compact && 'max-sm:text-note')}>
				{dog.about}
				{dog.place && <span className="block">{dog.place}</span>}
			</p>
			{dog.livesWith.length > 0 && (
				<ul
					className={cn(
						'mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-note leading-snug font-semibold',
						compact && 'max-sm:hidden',
					)}
					aria-label="Can live with"
				>
					{dog.livesWith.map((who) => (
						<li key={who} className="inline-flex items-center gap-1.5">
							<IconCheck aria-hidden className="size-[1.15em] flex-none text-good" />
							{who}
						</li>
					))}
				</ul>
			)}
			<Heart slug={dog.slug} name={dog.name} className={compact ? 'max-sm:hidden' : undefined} />
			<Suspense>
				<FitLine needs={dog.needs} />
			</Suspense>
		</article>
	)
}

/** Reserved dogs are faded, with a badge. */
export function DogCardPicture({
	dog,
	sizes,
	priority = false,
	compact = false,
	className,
}: Pick<DogCardProps, 'dog' | 'sizes' | 'priority' | 'compact'> & { className?: string }) {
	return (
		<div
			className={cn(
				'relative aspect-4/3 overflow-hidden rounded-l bg-mist',
				compact && 'max-sm:aspect-square max-sm:rounded-m',
				className,
			)}
			data-picture-for={`/dogs/${dog.slug}`}
			data-picture-name={`dog-${dog.id}`}
		>
			<Picture
				picture={dog.picture}
				sizes={sizes}
				priority={priority}
				className={cn(
					'dog-card-picture size-full object-cover',
					dog.isSpokenFor && 'opacity-80 [filter:saturate(.55)]',
				)}
				fallback={<NoPicture />}
			/>
			{dog.badge && (
				<p
					className={cn(
						'absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)]',
						compact && 'max-sm:bottom-2 max-sm:left-2',
					)}
				>
					<Badge tone={dog.badge.tone}>{dog.badge.text}</Badge>
				</p>
			)}
		</div>
	)
}

/** The only link of a card; it covers the whole card. */
export function DogCardLink({ dog }: { dog: DogCardData }) {
	return (
		<SiteLink
			to={`/dogs/${dog.slug}`}
			className="no-underline decoration-lead-line decoration-3 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-l focus-visible:no-shadow focus-visible:outline-0"
		>
			{dog.name}
		</SiteLink>
	)
}
