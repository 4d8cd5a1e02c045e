import { type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router'

/** View transition when the path changes. None for a query or a hash alone. Styled by `.page` in `ui/styles/motion.css`. */
export function PageTransition({ children }: { children: ReactNode }) {
	const { pathname } = useLocation()
	return (
		<ViewTransition key={pathname} default="none" enter="page" exit="page">
			{children}
		</ViewTransition>
	)
}

/** Its name keeps the header above the page; `.layout-change` cross-fades it when the layout changes. */
export function HeaderTransition({ children }: { children: ReactNode }) {
	return (
		<ViewTransition name="site-header" default="none" share="layout-change">
			{children}
		</ViewTransition>
	)
}
