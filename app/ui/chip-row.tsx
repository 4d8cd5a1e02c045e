import { type ReactNode, useEffect, useRef } from 'react'

/** Chips that are links: one row to swipe on phones, wrapping elsewhere. `shown` is the current one, scrolled into view. */
export function ChipRow({ label, shown, children }: { label: string; shown: string; children: ReactNode }) {
	const row = useRef<HTMLElement>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current chip changes
	useEffect(() => {
		const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
		// Not scrollIntoView, which would scroll the page too.
		if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 3
	}, [shown])

	return (
		<nav
			ref={row}
			aria-label={label}
			className="relative flex gap-2.5 max-sm:-mx-gutter max-sm:-my-2 max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-2 max-sm:*:flex-none sm:flex-wrap"
		>
			{children}
		</nav>
	)
}
