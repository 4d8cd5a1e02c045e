import IconLeft from '~icons/ph/arrow-left-bold'
import IconRight from '~icons/ph/arrow-right-bold'
import { cn } from '../cn.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { SiteLink } from './site-link.tsx'

interface PaginationProps {
	page: number
	pages: number
	hrefFor: (page: number) => string
	/** "Pages of dogs". */
	label: string
}

const STEP =
	'inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-pill px-3 font-display font-bold no-underline'

/** Nothing for a list of one page. */
export function Pagination({ page, pages, hrefFor, label }: PaginationProps) {
	if (pages < 2) return null
	return (
		<nav aria-label={label}>
			<ul className="flex flex-wrap items-center justify-center gap-1">
				{page > 1 && (
					<Turn to={hrefFor(page - 1)} rel="prev">
						<IconLeft aria-hidden className="size-[1.2em]" /> Previous
					</Turn>
				)}
				{pageWindow(page, pages).map((number, index) => (
					<li key={number ?? `gap ${index}`} className={cn(number === page ? '' : 'max-sm:hidden')}>
						{number === null ? (
							<span className={cn(STEP, 'min-w-6 px-0')}>…</span>
						) : (
							<PageLink number={number} pages={pages} current={number === page} to={hrefFor(number)} />
						)}
					</li>
				))}
				{page < pages && (
					<Turn to={hrefFor(page + 1)} rel="next">
						Next <IconRight aria-hidden className="size-[1.2em]" />
					</Turn>
				)}
			</ul>
		</nav>
	)
}

function Turn({ to, rel, children }: { to: string; rel: string; children: React.ReactNode }) {
	return (
		<li>
			<SiteLink to={to} rel={rel} className={cn(STEP, 'border-2 border-ink px-5 hover:bg-ink hover:text-ground')}>
				{children}
				<VisuallyHidden> page</VisuallyHidden>
			</SiteLink>
		</li>
	)
}

/** Phones show only "2 of 5" between the arrows. */
function PageLink({ number, pages, current, to }: { number: number; pages: number; current: boolean; to: string }) {
	return (
		<SiteLink
			to={to}
			aria-current={current ? 'page' : undefined}
			className={cn(STEP, 'relative hover:bg-ink/9', current && 'bg-fill text-on-fill hover:bg-fill')}
		>
			<VisuallyHidden>Page </VisuallyHidden>
			{number}
			{current && <span className="sm:hidden">of {pages}</span>}
		</SiteLink>
	)
}

/**
 * The page numbers to show: the first, the last, the current one and its neighbours; null is a gap. A gap is never a
 * single page.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
	const offered = new Set([1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages))
	const numbers = [...offered].sort((a, b) => a - b)
	return numbers.flatMap((n, index) => {
		const before = numbers[index - 1] ?? 0
		if (n - before === 1) return [n]
		return n - before === 2 ? [n - 1, n] : [null, n]
	})
}
