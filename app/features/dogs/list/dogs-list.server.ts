import { pageNumber, paginate } from '#app/lib/paginate.ts'
import type { Content } from '#content/content.ts'
import { dogCard } from '../card/dog-card.server.ts'
import { isListed, longestWaiting } from '../status.ts'
import type { DogsListData } from './dogs-list.tsx'
import { inWaitingOrder } from './order.ts'

const PAGE_SIZE = 24

export function dogsList(content: Content, url: URL, today: Date): DogsListData {
	const listed = inWaitingOrder(content.dogs.filter(isListed), today)
	const longest = longestWaiting(content.dogs)
	const { items, page, pages, total } = paginate(listed, pageNumber(url), PAGE_SIZE)
	return {
		dogs: items.map((dog) => dogCard(dog, today, longest)),
		page,
		pages,
		total,
		phone: content.options?.site.phone ?? '',
	}
}
