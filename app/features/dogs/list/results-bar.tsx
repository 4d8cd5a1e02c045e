import { useEffect, useRef } from 'react'
import { RemoveChip } from '#app/ui/chip.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

interface ResultsBarProps {
	heading: string
	/** The wishes that are on, each with the address of the list without it. */
	applied: { text: string; to: string }[]
}

/** How many dogs there are, read out whenever it changes, and the wishes that made it so. */
export function ResultsBar({ heading, applied }: ResultsBarProps) {
	const title = useRef<HTMLHeadingElement>(null)
	useKeptFocus(title, applied)
	return (
		<div className="mt-8 mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 md:mt-10">
			<h2 ref={title} tabIndex={-1} className="text-h3">
				<span role="status">{heading}</span>
			</h2>
			{applied.length > 0 && (
				<ul aria-label="Chosen wishes" className="flex flex-wrap items-center gap-2">
					{applied.map(({ text, to }) => (
						<li key={text} className="min-w-0">
							<RemoveChip to={to} preventScrollReset>
								{text}
							</RemoveChip>
						</li>
					))}
					{applied.length > 1 && (
						<li>
							<SiteLink to="/dogs" preventScrollReset className="inline-flex min-h-11 items-center px-1 font-semibold">
								Clear all
							</SiteLink>
						</li>
					)}
				</ul>
			)}
		</div>
	)
}

/** A link that took itself away takes the keyboard's place on the page along; the heading it changed takes it over. */
function useKeptFocus(title: { current: HTMLElement | null }, applied: ResultsBarProps['applied']) {
	const before = useRef(applied)
	useEffect(() => {
		const changed = before.current !== applied
		before.current = applied
		if (changed && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
	}, [title, applied])
}
