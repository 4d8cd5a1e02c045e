import type { MouseEvent } from 'react'
import { buttonStyles } from '#app/ui/button-styles.ts'

/**
 * Leaves the page at once. Where scripts run the page goes out of sight before the next one has come, and Back does not lead to it.
 *
 * @param to a page of no interest to whoever looks at the screen next
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
