import { phoneHref } from '#app/lib/phone.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead, Wrap } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { DogCardData } from '../card/dog-card.tsx'
import { DogGrid } from '../card/dog-grid.tsx'

export interface DogsListData {
	dogs: DogCardData[]
	page: number
	pages: number
	total: number
	phone: string
}

export function DogsList({ dogs, page, pages, total, phone }: DogsListData) {
	return (
		<Wrap className="pb-section">
			<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Find a dog' }]} />
			<PageHead title="Find a dog" lede={<Lede phone={phone} />} />
			{total === 0 ? (
				<NoDogs phone={phone} />
			) : (
				<>
					<h2 className="mb-6 text-h3">{countInWords({ total, page, pages })}</h2>
					<DogGrid dogs={dogs} first />
					<div className="mt-12">
						<Pagination page={page} pages={pages} hrefFor={hrefFor} label="Pages of dogs" />
					</div>
				</>
			)}
		</Wrap>
	)
}

function hrefFor(page: number) {
	return page === 1 ? '/dogs' : `/dogs?page=${page}`
}

function countInWords({ total, page, pages }: { total: number; page: number; pages: number }) {
	const dogs = total === 1 ? '1 dog' : `${total} dogs`
	return pages > 1 ? `${dogs}, page ${page} of ${pages}` : dogs
}

function Lede({ phone }: { phone: string }) {
	return (
		<>
			Every dog here is ready to meet you, or nearly.
			{phone && (
				<>
					{' '}
					If you are not sure, ring us on{' '}
					<SiteLink to={phoneHref(phone)} className="font-display font-extrabold whitespace-nowrap">
						{phone}
					</SiteLink>{' '}
					and talk it through.
				</>
			)}
		</>
	)
}

function NoDogs({ phone }: { phone: string }) {
	return (
		<EmptyState
			title="Every dog is out walking"
			action={
				<ButtonLink to="/fostering" size="pst">
					How fostering works
				</ButtonLink>
			}
		>
			<p>
				No dog is waiting for a home today.{' '}
				{phone ? `Look again soon, or ring us on ${phone} and say who you hope for.` : 'Look again soon.'}
			</p>
		</EmptyState>
	)
}
