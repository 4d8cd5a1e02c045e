import type { ReactNode } from 'react'
import { HeaderTransition, PageTransition } from '../browser/motion/page-transition.tsx'
import { lazyWithServerHtml } from '../browser/recovery/parts.ts'
import { LazySection } from '../ui/layout/lazy-section.tsx'
import { useGeneralOptions } from './general-options.tsx'
import { Header, type HeaderTone, type HeaderTools } from './header/header.tsx'

const Footer = lazyWithServerHtml(() => import('./footer/footer.tsx').then((file) => file.Footer))

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
			<LazySection>
				<Footer options={data} />
			</LazySection>
		</>
	)
}
