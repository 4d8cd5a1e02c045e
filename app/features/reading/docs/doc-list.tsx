import { cn } from '#app/ui/cn.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconCaret from '~icons/ph/caret-down-bold'

export interface DocLink {
	slug: string
	title: string
	depth: number
}

interface DocListProps {
	docs: DocLink[]
	current: string
}

const TITLE = 'Reports and policies'

/** Wide screens: a sticky column. */
export function DocColumn({ docs, current }: DocListProps) {
	if (docs.length < 2) return null
	return (
		<nav aria-labelledby="all-docs" className="no-print">
			<h2 id="all-docs" className="mb-2 text-h4">
				{TITLE}
			</h2>
			<DocLinks docs={docs} current={current} />
		</nav>
	)
}

/** Small screens: a disclosure. */
export function DocChoice({ docs, current }: DocListProps) {
	if (docs.length < 2) return null
	return (
		<nav aria-label={TITLE} className="no-print lg:hidden">
			<details className="group rounded-s border-2 border-line-strong bg-raised">
				<summary className="flex min-h-13 list-none items-center justify-between gap-4 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
					{TITLE}
					<IconCaret aria-hidden className="size-[1.1em] flex-none group-open:rotate-180" />
				</summary>
				<div className="px-4 pb-3">
					<DocLinks docs={docs} current={current} />
				</div>
			</details>
		</nav>
	)
}

function DocLinks({ docs, current }: DocListProps) {
	return (
		<ul className="grid">
			{docs.map(({ slug, title, depth }) => (
				<li key={slug} className={cn(depth > 0 && 'pl-4')}>
					<SiteLink
						to={`/docs/${slug}`}
						aria-current={slug === current ? 'page' : undefined}
						className={cn(
							'block py-2.5 leading-[1.35] no-underline hover:underline',
							slug === current && 'font-bold underline',
						)}
					>
						{title}
					</SiteLink>
				</li>
			))}
		</ul>
	)
}
