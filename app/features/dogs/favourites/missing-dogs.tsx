import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'

/** A dog who was chosen once and is not in the list any more. */
export interface MissingDog {
	slug: string
	/** "" when the site does not know this dog: the device may remember the name. */
	name: string
	/** What became of the dog: "found a home." */
	news: string
	/** "" without a page. */
	to: string
	foundHome: boolean
}

interface MissingDogsProps {
	dogs: readonly MissingDog[]
	/** What can be done about one, beside the news. */
	action?: (dog: MissingDog) => ReactNode
}

/** What became of dogs who are not in the list any more, one line each: nobody disappears without a word. */
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
