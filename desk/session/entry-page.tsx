import type { ReactNode } from 'react'
import waiting from '#app/ui/sections/pictures/waiting.webp'
import './entry-page.css'

/** A page on the way into the desk: one thing to do, and a dog who waits. */
export function EntryPage({ children }: { children: ReactNode }) {
	return (
		<div className="entry-page">
			<div className="entry-drawing">
				<img src={waiting} alt="" width={480} height={400} />
			</div>
			<div className="entry-text">{children}</div>
		</div>
	)
}
