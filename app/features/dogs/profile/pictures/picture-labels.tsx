import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import IconEnlarge from '~icons/ph/arrows-out-bold'

const pill = 'profile-label pointer-events-none absolute bottom-4 bg-c-ink py-1 text-note font-semibold text-c-white'

/** Leaves room for the counter in the other corner. */
export function Caption({ children }: { children: string }) {
	return <p className={`${pill} rounded-m leading-snug`}>{children}</p>
}

/** Position of the visible picture as a live region, and the zoom hint. */
export function Counter({ shown, count, name }: { shown: number; count: number; name: string }) {
	if (count === 0) return <p className={`${pill} rounded-m`}>No photograph of {name} yet</p>
	return (
		<p className={`${pill} no-print flex items-center gap-2 rounded-pill`} role="status">
			<IconEnlarge aria-hidden className="size-[1.1em] flex-none" />
			{count === 1 ? (
				<span>Large</span>
			) : (
				<span>
					<VisuallyHidden>Picture </VisuallyHidden>
					{shown + 1} of {count}
				</span>
			)}
		</p>
	)
}
