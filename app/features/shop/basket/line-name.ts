import type { BasketEntry } from '#domain/shop/basket.ts'

type Named = Pick<BasketEntry, 'slug' | 'variant'>

/** An item and variant in one field of a form or parameter of a URL. */
export function lineName({ slug, variant }: Named): string {
	return `${slug} ${variant}`
}

/** Slugs have no spaces. */
export function parseLineName(name: string): Named {
	const at = name.indexOf(' ')
	return at < 0 ? { slug: name, variant: '' } : { slug: name.slice(0, at), variant: name.slice(at + 1) }
}

export function isSameLine(a: Named, b: Named): boolean {
	return a.slug === b.slug && a.variant === b.variant
}
