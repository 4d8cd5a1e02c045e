import type { BasketEntry } from './basket.ts'

/** What a line of the basket is of: an item, and which one of it ("" when it has no variants). */
export type BasketLine = Pick<BasketEntry, 'slug' | 'variant'>

/** An item and variant in one field of a form or parameter of a URL. */
export function lineName({ slug, variant }: BasketLine): string {
	return `${slug} ${variant}`
}

/** Slugs have no spaces. */
export function parseLineName(name: string): BasketLine {
	const at = name.indexOf(' ')
	return at < 0 ? { slug: name, variant: '' } : { slug: name.slice(0, at), variant: name.slice(at + 1) }
}

export function isSameLine(a: BasketLine, b: BasketLine): boolean {
	return a.slug === b.slug && a.variant === b.variant
}
