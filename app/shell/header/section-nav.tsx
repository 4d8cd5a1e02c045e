import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useChangeEffect } from '#app/ui/layout/hydration.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { SCROLL_ROW, showCurrentLink } from '#app/ui/navigation/scroll-row.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { isCurrentUrl } from '../is-current-url.ts'

/** The pages of a section in a row that may scroll sideways; in several at 400 %. */
export function SectionNav({ label, links }: { label: string; links: { text: string; url: string }[] }) {
	const { pathname } = useLocation()
	const list = useRef<HTMLUListElement>(null)
	useChangeEffect(pathname, () => list.current && showCurrentLink(list.current))

	return (
		<nav aria-label={label} className="section-nav band-ball">
			<Wrap>
				<ul
					ref={list}
					{...SCROLL_ROW}
					className="relative -mx-3 flex overflow-x-auto max-sm:-mr-(--gutter) max-sm:-ml-2.5 max-[20.05rem]:flex-wrap max-[20.05rem]:overflow-visible max-[20.05rem]:*:max-w-full"
				>
					{links.map((link) => (
						<li key={link.url} className="flex-none">
							<SiteLink
								to={link.url}
								className="nav-link relative block px-3.5 py-3 max-sm:px-2.5 text-[1.0625rem] font-semibold no-underline"
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
