import { ButtonLink } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { type MaybeDog, MaybeDogs } from './maybe-dogs.tsx'

export interface BelowFoldListData {
	maybe: { title: string; dogs: MaybeDog[] }
	/** The way to dogs who may fit but were never tested; null when there are none, or when they are what is shown. */
	untested: { text: string; to: string } | null
	page: number
	pages: number
	/** Of the first page of this list, with its wishes. */
	address: string
}

/** What follows the dogs who fit: those who might, the way to those nobody tested, and the other pages. */
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

/** From the foot of one list to the head of the next: a change of the query alone would stay down here. */
const RESULTS = '#results'

function pageAddress(address: string, page: number) {
	if (page === 1) return address
	return `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}
