import { Link } from 'react-router'

interface PagesProps {
	page: number
	pages: number
	/** The address of a page: "?page=2". */
	searchOf(page: number): string
}

/** Links to the page before and after; nothing for a single page. */
export function Pages({ page, pages, searchOf }: PagesProps) {
	if (pages <= 1) return null
	return (
		<nav aria-label="Pages of cases" className="inbox-pages">
			{page > 1 && <Link to={{ search: searchOf(page - 1) }}>Previous</Link>}
			<span>
				Page {page} of {pages}
			</span>
			{page < pages && <Link to={{ search: searchOf(page + 1) }}>Next</Link>}
		</nav>
	)
}
