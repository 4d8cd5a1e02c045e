import type { ReactNode } from 'react'
import walking from '#app/ui/sections/pictures/walking.webp'
import './nothing-to-do.css'

interface NothingToDoProps {
	text: string
	/** What would be here, and where to go on: the block of an otherwise empty page. */
	children?: ReactNode
}

/** An empty list, in a sentence. */
export function NothingToDo({ text, children }: NothingToDoProps) {
	return (
		<div className={children ? 'data-empty is-page' : 'data-empty'}>
			<img src={walking} alt="" width={480} height={400} />
			<div>
				<p className="data-empty-title">{text}</p>
				{children}
			</div>
		</div>
	)
}
