import type { Content, ContentType } from '#content/model/content.ts'
import type { ItemOf, Loaded } from '#content/wordpress/http/backend.ts'
import { runInSlices } from '#lib/time-slices.ts'
import { type ReplicaData, withItems } from '../replica-data.ts'
import { createContentBuilder } from './build-content.ts'

/** Builds content with one item replaced or added. Nothing of it is kept. */
export function createPreviewBuilder(data: () => ReplicaData, notificationEmail?: string | null) {
	const build = createContentBuilder(notificationEmail)
	return <Type extends ContentType>(type: Type, loaded: Loaded<ItemOf[Type]>): Promise<Content> =>
		runInSlices(build(withPreviewed(data(), type, loaded)))
}

/** The data with one item in place of its published copy, and of another item at the same address. */
export function withPreviewed<Type extends ContentType>(
	data: ReplicaData,
	type: Type,
	loaded: Loaded<ItemOf[Type]>,
): ReplicaData {
	const list: readonly Loaded<ItemOf[Type]>[] = data.items[type]
	const others = list.filter(({ item }) => item.id !== loaded.item.id && placeOf(item) !== placeOf(loaded.item))
	return withItems(
		data,
		type,
		[...others, loaded].toSorted((one, two) => one.item.id - two.item.id),
	)
}

/** Pages share slugs, not paths. */
function placeOf(item: ItemOf[ContentType]): string {
	return 'path' in item ? item.path : item.slug
}
