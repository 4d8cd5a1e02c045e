import { cn } from '#app/ui/cn.ts'
import { useSavedDogs } from './use-saved-dogs.ts'

/** How many dogs are saved, as a tag on whatever it stands on; nothing while there are none. */
export function SavedCount({ className }: { className?: string }) {
	const count = useSavedDogs().length
	if (count === 0) return null
	return (
		<span
			className={cn(
				'grid h-6 min-w-6 place-items-center rounded-pill bg-c-ball px-1 font-display text-note leading-none font-extrabold text-c-ink',
				className,
			)}
		>
			{count}
		</span>
	)
}
