import type { Dog, Picture } from '#content/model/content.ts'

/** Limits of the picture for dark pages: a card needs no more, and a page has 24. */
const MIN_NIGHT_WIDTH = 320
const MAX_NIGHT_WIDTH = 800

type PictureOfCard = Pick<Picture, 'id' | 'version' | 'alt' | 'width' | 'height' | 'focal' | 'widths'>

type Portrait = PictureOfCard & {
	/** The dog without its ground, for dark pages. */
	night?: { id: string; version: string; width: number; widths: number[]; ground: 'sky' | 'ball' | 'nose' | 'meadow' }
}

/** A dog's picture on cards, by day and by night. */
export function portraitOf({ picture, gallery, cutout, ground }: Dog): Portrait | null {
	const day = withoutCaption(picture ?? gallery[0] ?? null)
	if (!day || !cutout) return day
	const { id, version, width, widths } = cutout
	const night = { id, version, width, widths: sharedList(widths.filter(isForCards)) }
	return { ...day, night: { ...night, ground: ground === 'unknown' ? 'sky' : ground } }
}

function isForCards(width: number): boolean {
	return width >= MIN_NIGHT_WIDTH && width <= MAX_NIGHT_WIDTH
}

/** No card shows it. */
function withoutCaption(picture: Picture | null): PictureOfCard | null {
	if (!picture) return null
	const { id, version, alt, width, height, focal, widths } = picture
	return { id, version, alt, width, height, focal, widths: sharedList(widths) }
}

/** One list for pictures with the same widths: the page's payload contains a repeated object once. */
const sharedWidths = new Map<string, number[]>()

/** There are as many lists as sets of widths: one for each width of an original below the largest. */
function sharedList(widths: number[]): number[] {
	const key = widths.join()
	const shared = sharedWidths.get(key) ?? widths
	sharedWidths.set(key, shared)
	return shared
}
