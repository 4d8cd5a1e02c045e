import { type ReactNode, useRef } from 'react'
import { useChangeEffect } from './layout/hydration.ts'
import { SCROLL_ROW, showCurrentLink, showFocused } from './navigation/scroll-row.ts'

/** Chips that are links: one row to swipe on phones, wrapping elsewhere and at 400 %. `shown` is the current one, scrolled into view. */
export function ChipRow({ label, shown, children }: { label: string; shown: string; children: ReactNode }) {
	const row = useRef<HTMLElement>(null)

	useChangeEffect(shown, () => row.current && showCurrentLink(row.current))

	return (
		<nav
			ref={row}
			{...SCROLL_ROW}
			aria-label={label}
			onFocus={showFocused}
			className="relative flex gap-2.5 max-sm:-mx-gutter max-sm:-my-2 max-sm:overflow-x-auto max-sm:scroll-px-gutter max-sm:px-gutter max-sm:py-2 max-sm:*:flex-none max-[20.05rem]:flex-wrap max-[20.05rem]:overflow-visible max-[20.05rem]:*:max-w-full sm:flex-wrap"
		>
			{children}
		</nav>
	)
}
