import IconCaret from '~icons/ph/caret-down-bold'

/** Small screens: the contents, folded, so that the text begins on the first screen. */
export function ContentsFold({ headings }: { headings: { id: string; text: string }[] }) {
	return (
		<nav aria-label="On this page" className="no-print lg:hidden">
			<details className="group rounded-s border-2 border-line-strong bg-raised">
				<summary className="flex min-h-13 list-none items-center justify-between gap-4 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
					On this page
					<IconCaret aria-hidden className="size-[1.1em] flex-none group-open:rotate-180" />
				</summary>
				<ol className="px-1 pb-3">
					{headings.map(({ id, text }) => (
						<li key={id}>
							<a href={`#${id}`} className="block px-3 py-2.5 leading-[1.35]">
								{text}
							</a>
						</li>
					))}
				</ol>
			</details>
		</nav>
	)
}
