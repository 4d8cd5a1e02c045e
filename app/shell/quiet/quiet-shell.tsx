import type { ReactNode } from 'react'
import { HeaderTransition, PageTransition } from '../../browser/motion/page-transition.tsx'
import { useGeneralOptions } from '../general-options.tsx'
import type { HeaderTools } from '../header/header.tsx'
import { QuietFooter } from './quiet-footer.tsx'
import { QuietHeader } from './quiet-header.tsx'
import './quiet.css'

interface QuietShellProps {
	/** Where the page can be left for later; null where nothing can be saved. */
	saveUrl: string | null
	row: HeaderTools['row']
	children: ReactNode
}

/** Around the pages of forms: everything of the header and the footer but Donate, the newsletter and promotions, folded. */
export function QuietShell({ saveUrl, row, children }: QuietShellProps) {
	const { data } = useGeneralOptions()
	// Unreachable: without options the root loader responds 404.
	if (!data) return <main id="main">{children}</main>
	return (
		<>
			<a className="skip-link" href="#main">
				Skip to main content
			</a>
			<HeaderTransition>
				<QuietHeader options={data} saveUrl={saveUrl} row={row} />
			</HeaderTransition>
			<PageTransition>
				{/* tabIndex: target of the skip link, and of route focus on a page without a heading. */}
				<main id="main" tabIndex={-1} className="outline-none">
					{children}
				</main>
			</PageTransition>
			<QuietFooter options={data} />
		</>
	)
}
