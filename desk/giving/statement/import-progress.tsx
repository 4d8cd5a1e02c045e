import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 1000
const LOOK_AGAIN_SECONDS = 3

interface ImportProgressProps {
	id: string
	done: number
	/** Null until the file is read. */
	total: number | null
}

/** How far a long file is. Looks again by itself, with scripts or without, until the page has what became of it. */
export function ImportProgress({ id, done, total }: ImportProgressProps) {
	const { state, revalidate } = useRevalidator()
	useEffect(() => {
		if (state !== 'idle') return
		const timer = setTimeout(revalidate, LOOK_AGAIN_MS)
		return () => clearTimeout(timer)
	}, [state, revalidate])
	return (
		<section className="data-section giving-progress" aria-labelledby="importing">
			<h2 id="importing" className="text-h3">
				Importing your statement
			</h2>
			<p role="status">{progressInWords(done, total)}</p>
			<progress aria-labelledby="importing" {...(total === null ? {} : { max: total, value: done })} />
			<p className="giving-note">You can leave this page. The import goes on, and what is stored stays.</p>
			<noscript>
				<meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />
			</noscript>
			<Link to={`/giving/statement?import=${id}`}>Look again</Link>
		</section>
	)
}

const count = new Intl.NumberFormat('en-GB')

function progressInWords(done: number, total: number | null): string {
	if (total === null) return 'Reading the file…'
	return `${count.format(done)} of ${count.format(total)} lines that brought money in`
}
