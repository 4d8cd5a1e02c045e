/** Left, top, right and bottom, as shares of the picture. */
export type FocalBox = [left: number, top: number, right: number, bottom: number]

interface Focus {
	focal: [x: number, y: number]
	focalBox?: FocalBox | undefined
}

/** The `object-position` that keeps the focal box of a picture in view, or else its focal point. */
export function objectPosition({ focal, focalBox }: Focus): string {
	const shares = focalBox
		? [keepInView(focalBox[0], focalBox[2]), keepInView(focalBox[1], focalBox[3])]
		: focal.map(towardsEdge)
	return shares.map((share) => `${Math.round(share * 100)}%`).join(' ')
}

/**
 * The share of the excess that is cut before the start. With this one no slot cuts anything between `from` and `to`
 * that has room for it, whatever its shape: the smallest such slot shows exactly that part, and a larger one more on
 * both sides.
 */
function keepInView(from: number, to: number): number {
	const rest = 1 - (to - from)
	return rest > 0 ? Math.min(1, Math.max(0, from / rest)) : 0.5
}

/**
 * `object-position` in percent aligns this point of the picture with the same point of the slot, so a focal point near
 * the edge would stay near the edge, however much is cropped. Going a little further moves it towards the middle; safe
 * for slots up to five times as narrow as the picture.
 */
function towardsEdge(share: number): number {
	return Math.min(1, Math.max(0, share + (share - 0.5) / 2))
}
