import { Link } from 'react-router'

interface PagesProps {
	page: number
	pages: number
	/** The address of a page: "?page=2". */
	searchOf(page: number): string
	className?: string
}

/** Links to the page before and after; nothing for a single page. From an address beyond the last page a link leads back to it. */
export function Pages({ page, pages, searchOf, className = 'inbox-pages' }: PagesProps) {
	if (page > pages && pages > 0) {
		return (
			<p className={className}>
				<span>{pages === 1 ? 'There is only one page.' : `There are only ${pages} pages.`}</span>
				<Link to={{ search: searchOf(pages) }}>{pages === 1 ? 'Show it' : 'Show the last one'}</Link>
			</p>
		)
	}
	if (pages <= 1) return null
	return (
		<nav aria-label="Pages" className={className}>
			{page > 1 && <Link to={{ search: searchOf(page - 1) }}>Previous</Link>}
			<span>
				Page {page} of {pages}
			</span>
			{page < pages && <Link to={{ search: searchOf(page + 1) }}>Next</Link>}
		</nav>
	)
}
