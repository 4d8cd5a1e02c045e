import type { ReactNode } from 'react'
import { HeaderTransition, PageTransition } from '../browser/motion/page-transition.tsx'
import { Footer } from './footer/footer.tsx'
import { useGeneralOptions } from './general-options.tsx'
import { Header, type HeaderTone, type HeaderTools } from './header/header.tsx'

interface PageShellProps {
	tone?: HeaderTone
	/** The section navigation of a layout. */
	aside?: ReactNode
	tools?: HeaderTools
	children: ReactNode
}

/** Skip link, header, page, footer. */
export function PageShell({ tone = 'ground', aside, tools, children }: PageShellProps) {
	const { data } = useGeneralOptions()
	// Unreachable: without options the root loader responds 404.
	if (!data) return <main id="main">{children}</main>
	return (
		<>
			<a className="skip-link" href="#main">
				Skip to main content
			</a>
			<HeaderTransition>
				<Header options={data} tone={tone} tools={tools} />
			</HeaderTransition>
			{aside}
			<PageTransition>
				{/* tabIndex: target of the skip link, and of route focus on a page without a heading. */}
				<main id="main" tabIndex={-1} className="outline-none">
					{children}
				</main>
			</PageTransition>
			<Footer options={data} />
		</>
	)
}
