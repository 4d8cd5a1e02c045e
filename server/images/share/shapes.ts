interface Box {
	x: number
	y: number
	width: number
	height: number
}

/** The layout of one shape of picture, in pixels. */
export interface Shape {
	width: number
	height: number
	/** Partly covered by the ground. */
	photo: Box
	/** The area behind the texts; its edge covers the photograph. */
	ground: string
	/** From the edge of the picture to the tag. */
	lead: string
	leadWidth: number
	/** The left end of the tag, where the lead is tied. */
	tag: { x: number; y: number; size: number }
	/** Name and facts, centred vertically. */
	words: Box
	name: { height: number; largest: number; smallest: number }
	facts: { size: number; inOneLine: boolean }
	/** The charity's mark and name; `withHost` where the picture has no link. */
	brand: { x: number; y: number; size: number; withHost: boolean }
}

/** For link previews; no text near the sides, which chat apps crop. */
const wide: Shape = {
	width: 1200,
	height: 630,
	photo: { x: 500, y: 0, width: 700, height: 630 },
	ground: 'M0 0H596C512 170 506 300 548 430C570 500 576 560 560 630H0Z',
	lead: 'M-20 590C90 520 170 520 260 560S440 620 530 562S600 524 652 542',
	leadWidth: 12,
	tag: { x: 618, y: 508, size: 34 },
	words: { x: 64, y: 126, width: 446, height: 376 },
	name: { height: 270, largest: 190, smallest: 40 },
	facts: { size: 36, inOneLine: false },
	brand: { x: 64, y: 52, size: 34, withHost: false },
}

const square: Shape = {
	width: 1080,
	height: 1080,
	photo: { x: 0, y: 0, width: 1080, height: 680 },
	ground: 'M0 596C240 700 420 656 620 606S960 566 1080 624V1080H0Z',
	lead: 'M-20 588C240 702 420 640 618 612',
	leadWidth: 14,
	tag: { x: 578, y: 572, size: 40 },
	words: { x: 72, y: 672, width: 936, height: 292 },
	name: { height: 206, largest: 228, smallest: 44 },
	facts: { size: 44, inOneLine: true },
	brand: { x: 72, y: 984, size: 38, withHost: true },
}

/** Apps cover the upper 250 and the lower 340 pixels of a story: no text there. */
const story: Shape = {
	width: 1080,
	height: 1920,
	photo: { x: 0, y: 0, width: 1080, height: 1080 },
	ground: 'M0 960C240 1080 440 1050 640 990S960 950 1080 1010V1920H0Z',
	lead: 'M1100 1800C940 1900 760 1700 560 1740S110 1860 60 1680S-70 1180 130 1040S430 1020 584 1004',
	leadWidth: 16,
	tag: { x: 540, y: 960, size: 44 },
	words: { x: 96, y: 1080, width: 888, height: 400 },
	name: { height: 300, largest: 300, smallest: 52 },
	facts: { size: 50, inOneLine: true },
	brand: { x: 96, y: 1502, size: 44, withHost: true },
}

export const shapes = { wide, square, story }
