import type { MouseEvent } from 'react'
import { buttonStyles } from '#app/ui/button-styles.ts'

/**
 * Leaves the page at once. With scripts the page is hidden before the next one loads, and Back does not return to it.
 *
 * @param to an inconspicuous page
 */
export function ExitLink({ to }: { to: string }) {
	function leave(event: MouseEvent) {
		event.preventDefault()
		document.documentElement.hidden = true
		window.location.replace(to)
	}
	return (
		<a
			href={to}
			rel="noreferrer"
			onClick={leave}
			className={buttonStyles({ variant: 'outline', size: 'sm' }, 'no-print')}
		>
			Exit this page
		</a>
	)
}
