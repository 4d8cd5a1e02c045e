import { aPicture } from './dog.ts'

/** The fields of every published item. */
export function anItem(id: number) {
	return {
		id,
		slug: `item-${id}`,
		title: `Item ${id}`,
		excerpt: '',
		html: '',
		publishedAt: '2026-04-21T09:00:00Z',
		modifiedAt: '2026-11-19T09:00:00Z',
		picture: aPicture(String(1000 + id)),
	}
}
