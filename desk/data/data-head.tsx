import type { ReactNode } from 'react'
import { BackLink } from '../shell/back-link.tsx'

const OVERVIEW = { to: '/data', text: 'Data and site' }

interface DataHeadProps {
	title: string
	/** The overview, unless not all who use the page may open it. */
	back?: { to: string; text: string }
	children?: ReactNode
}

/** The heading of a page below an overview, with the way back. */
export function DataHead({ title, back = OVERVIEW, children }: DataHeadProps) {
	return (
		<header className="data-head">
			<BackLink to={back.to}>{back.text}</BackLink>
			<h1>{title}</h1>
			{children && <p>{children}</p>}
		</header>
	)
}
