import type { Example } from '../examples.ts'
import { Pagination } from './pagination.tsx'

export const title = 'Pagination'

export const examples: Example[] = [
	{
		name: 'first, middle and last page',
		render: () => (
			<div className="grid gap-6">
				<Pagination page={1} pages={3} hrefFor={pageOfDogs} label="Pages, first" />
				<Pagination page={7} pages={20} hrefFor={pageOfDogs} label="Pages, middle" />
				<Pagination page={3} pages={3} hrefFor={pageOfDogs} label="Pages, last" />
			</div>
		),
	},
]

function pageOfDogs(page: number): string {
	return `/dogs?page=${page}`
}
