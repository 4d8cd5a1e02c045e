import { type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router'

/**
 * The page inside changes with a movement when the path does: links, Back and Forward, and navigation by code alike. A query
 * or a hash alone moves nothing. How it looks stands in `ui/styles/motion.css`, `.page`.
 */
export function PageTransition({ children }: { children: ReactNode }) {
	const { pathname } = useLocation()
	return (
		<ViewTransition key={pathname} default="none" enter="page" exit="page">
			{children}
		</ViewTransition>
	)
}

/**
 * Around the header. It stays in place over the page by the name it has in the style sheet; this lets it change its tone when
 * another layout takes over (`.layout-change`).
 */
export function HeaderTransition({ children }: { children: ReactNode }) {
	return (
		<ViewTransition name="site-header" default="none" share="layout-change">
			{children}
		</ViewTransition>
	)
}
