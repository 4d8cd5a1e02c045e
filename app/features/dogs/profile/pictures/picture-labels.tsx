import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import IconEnlarge from '~icons/ph/arrows-out-bold'

const pill = 'pointer-events-none absolute bottom-4 bg-c-ink py-1 text-note font-semibold text-c-white'

/** Leaves room for the counter in the other corner. */
export function Caption({ children }: { children: string }) {
	return (
		<p className={`${pill} left-4 line-clamp-2 max-w-[calc(100%-9rem)] rounded-m px-3.5 leading-snug`}>{children}</p>
	)
}

/** Position of the visible picture as a live region, and the zoom hint. */
export function Counter({ shown, count, name }: { shown: number; count: number; name: string }) {
	if (count === 0)
		return <p className={`${pill} right-4 max-w-[calc(100%-2rem)] rounded-m px-3.5`}>No photograph of {name} yet</p>
	return (
		<p className={`${pill} no-print right-4 flex items-center gap-2 rounded-pill pr-3.5 pl-3`} role="status">
			<IconEnlarge aria-hidden className="size-[1.1em] flex-none" />
			{count === 1 ? (
				'Large'
			) : (
				<span>
					<VisuallyHidden>Picture </VisuallyHidden>
					{shown + 1} of {count}
				</span>
			)}
		</p>
	)
}
