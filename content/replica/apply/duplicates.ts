import type { ContentType } from '#content/model/content.ts'
import type { ItemOf, Loaded } from '#content/wordpress/http/backend.ts'
import type { Report } from '#content/wordpress/report.ts'
import { eachInSteps, type Steps } from '#lib/time-slices.ts'

/** The unique key in URLs: the path of a page, the slug of everything else. */
export function addressOf<T extends ContentType>(type: T, item: ItemOf[T]): string {
	return type === 'pages' && 'path' in item ? item.path : item.slug
}

/** Keeps one item per URL: the one that had it before, else the one with the lowest id. Items are sorted by id. */
export function* resolveDuplicates<T extends ContentType>(
	type: T,
	items: readonly Loaded<ItemOf[T]>[],
	findHeld: (id: number) => Loaded<ItemOf[T]> | undefined,
): Steps<{ unique: Loaded<ItemOf[T]>[]; duplicates: Loaded<ItemOf[T]>[] }> {
	const byAddress = new Map<string, Loaded<ItemOf[T]>>()
	const duplicates: Loaded<ItemOf[T]>[] = []

	function hadAddress({ item }: Loaded<ItemOf[T]>) {
		const before = findHeld(item.id)
		return before !== undefined && addressOf(type, before.item) === addressOf(type, item)
	}

	yield* eachInSteps(items, (loaded) => {
		const address = addressOf(type, loaded.item)
		const other = byAddress.get(address)
		const isBetter = other !== undefined && hadAddress(loaded) && !hadAddress(other)
		if (other) duplicates.push(isBetter ? other : loaded)
		if (!other || isBetter) byAddress.set(address, loaded)
	})
	return { unique: [...byAddress.values()], duplicates }
}

/** Reports each item whose URL another item has. */
export function createDuplicateReport(report: Report) {
	return (type: ContentType, items: readonly { id: number; slug: string }[]) => {
		for (const { id, slug } of items) {
			report({ type, id, field: 'slug', message: `"${slug}" is the slug of another record` })
		}
	}
}
