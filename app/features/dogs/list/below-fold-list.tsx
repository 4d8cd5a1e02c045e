import { ButtonLink } from '#app/ui/button.tsx'
import { SectionHead } from '#app/ui/layout/layout.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import type { DogCardData } from '../card/dog-card.tsx'
import { DogGrid } from '../card/dog-grid.tsx'
import fewDogs from '../card/few-dogs.css?url'
import { type MaybeDog, MaybeDogs } from './no-match/maybe-dogs.tsx'

export interface BelowFoldListData {
	maybe: { title: string; dogs: MaybeDog[] }
	/** Null when there are none, or when they are shown. */
	untested: { text: string; to: string } | null
	/** Filled when a list has one or two homes; `why`: "Also small and happy with cats". */
	similar: { card: DogCardData; why: string }[]
	page: number
	pages: number
	address: string
}

/** After the matches: the maybes, the link to untested dogs, and pagination. */
export function BelowFoldList({ data, first }: { data: BelowFoldListData; first: boolean }) {
	const { maybe, untested, similar, page, pages, address } = data
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
			{similar.length > 0 && (
				<section aria-labelledby="similar-title" className="pt-section">
					<SectionHead
						id="similar-title"
						title="You might also like"
						action={
							<ButtonLink to="/dogs" variant="link" size="link-l" arrow>
								See all dogs
							</ButtonLink>
						}
					/>
					<link rel="stylesheet" href={fewDogs} precedence="default" />
					<DogGrid
						dogs={similar.map(({ card }) => card)}
						row
						below={({ id }) => <Why text={similar.find(({ card }) => card.id === id)?.why} />}
					/>
				</section>
			)}
			{pages > 1 && (
				<div className="mt-12">
					<Pagination
						page={page}
						pages={pages}
						hrefFor={(number) => pageAddress(address, number) + RESULTS}
						label="Pages of dogs"
					/>
				</div>
			)}
		</>
	)
}

function Why({ text }: { text: string | undefined }) {
	return text ? <p className="dog-why">{text}</p> : null
}

/** Scrolls to the results: a change of the query alone keeps the position. */
const RESULTS = '#results'

function pageAddress(address: string, page: number) {
	if (page === 1) return address
	return `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}
