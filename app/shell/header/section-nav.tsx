import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { isCurrentUrl } from '../is-current-url.ts'

/** The pages of a section in a row that may scroll sideways. */
export function SectionNav({ label, links }: { label: string; links: { text: string; url: string }[] }) {
	const { pathname } = useLocation()
	const list = useRef<HTMLUListElement>(null)

	// Keeps the current page visible.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which link is current
	useEffect(() => {
		const current = list.current?.querySelector<HTMLElement>('[aria-current]')
		if (!list.current || !current) return
		list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
	}, [pathname])

	return (
		<nav aria-label={label} className="section-nav border-b-2 border-line bg-mist text-ink">
			<Wrap>
				<ul ref={list} className="relative -mx-3 flex overflow-x-auto">
					{links.map((link) => (
						<li key={link.url} className="flex-none">
							<SiteLink
								to={link.url}
								className="nav-link relative block px-3.5 py-3 text-[1.0625rem] font-semibold no-underline"
								aria-current={
									link.url === '/waystohelp' && pathname !== link.url ? undefined : isCurrentUrl(link.url, pathname)
								}
							>
								{link.text}
							</SiteLink>
						</li>
					))}
				</ul>
			</Wrap>
		</nav>
	)
}
