import { ButtonLink } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { type MaybeDog, MaybeDogs } from './maybe-dogs.tsx'

export interface BelowFoldListData {
	maybe: { title: string; dogs: MaybeDog[] }
	/** Null when there are none, or when they are shown. */
	untested: { text: string; to: string } | null
	page: number
	pages: number
	address: string
}

/** After the matches: the maybes, the link to untested dogs, and pagination. */
export function BelowFoldList({ data, first }: { data: BelowFoldListData; first: boolean }) {
	const { maybe, untested, page, pages, address } = data
	return (
		<>
			<MaybeDogs {...maybe} first={first} />
			{untested && (
				<p className="mt-10">
					<ButtonLink to={untested.to + RESULTS} variant="link" size="link-l" arrow>
						{untested.text}
					</ButtonLink>
				</p>
			)}
			<div className="mt-12">
				<Pagination
					page={page}
					pages={pages}
					hrefFor={(number) => pageAddress(address, number) + RESULTS}
					label="Pages of dogs"
				/>
			</div>
		</>
	)
}

/** Scrolls to the results: a change of the query alone keeps the position. */
const RESULTS = '#results'

function pageAddress(address: string, page: number) {
	if (page === 1) return address
	return `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}
