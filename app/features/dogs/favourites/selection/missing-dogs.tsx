import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'

/** A selected dog that is no longer listed. */
export interface MissingDog {
	slug: string
	/** "" when unknown here: the device may have stored it. */
	name: string
	/** The status in words: "found a home." */
	news: string
	/** "" without a page. */
	to: string
	foundHome: boolean
}

interface MissingDogsProps {
	dogs: readonly MissingDog[]
	action?: (dog: MissingDog) => ReactNode
}

export function MissingDogs({ dogs, action }: MissingDogsProps) {
	if (dogs.length === 0) return null
	return (
		<ul aria-label="What became of other dogs" className="grid gap-2">
			{dogs.map((dog) => (
				<li
					key={dog.slug}
					className={cn(
						'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-m py-3 pr-3 pl-5',
						dog.foundHome ? 'bg-meadow-wash' : 'bg-mist',
					)}
				>
					<p className="min-w-0 wrap-anywhere">
						{dog.to ? (
							<SiteLink to={dog.to} className="font-bold">
								{dog.name}
							</SiteLink>
						) : (
							<b>{dog.name || `“${dog.slug}”`}</b>
						)}{' '}
						{dog.news}
					</p>
					{action?.(dog)}
				</li>
			))}
		</ul>
	)
}
