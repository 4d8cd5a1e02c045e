/** 99 of 100 drawings in the large sets are shorter. */
const MAX_DRAWING_LENGTH = 10_000

const SHAPES = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'])
const ATTRIBUTES = new Set(
	(
		'd cx cy r rx ry x y x1 y1 x2 y2 width height points pathLength transform opacity fill fill-opacity fill-rule clip-rule ' +
		'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity'
	).split(' '),
)

/** One tag with preceding whitespace. */
const TAG = /\s*<(?:\/([a-z]+)|([a-z]+)((?:\s+[A-Za-z0-9-]+="[^"]*")*)\s*(\/?))>/y
const ATTRIBUTE = /(?<![A-Za-z0-9-])([A-Za-z0-9-]+)="([^"]*)"/g

/** Numbers, words and colours: no `url()`, references, entities or escapes. */
const PLAIN_VALUE = /^[\w\s#.,%+-]*$/
const TRANSFORM = /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,eE+-]*\))*\s*$/

/**
 * Whether the inside of an `<svg>` contains only allowed shapes and attributes. Applied to every source, as a public
 * service may be compromised.
 */
export function isHarmlessDrawing(body: string): boolean {
	if (body.length > MAX_DRAWING_LENGTH) return false
	const open: string[] = []
	let at = 0
	let shapes = 0
	while (at < body.length) {
		TAG.lastIndex = at
		const tag = TAG.exec(body)
		if (!tag) return body.slice(at).trim() === '' && open.length === 0 && shapes > 0
		const [, closed, opened = '', attributes = '', isEmpty] = tag
		if (closed !== undefined) {
			if (open.pop() !== closed) return false
		} else {
			if (!SHAPES.has(opened) || !areHarmless(attributes)) return false
			shapes += 1
			if (!isEmpty) open.push(opened)
		}
		at = TAG.lastIndex
	}
	return open.length === 0 && shapes > 0
}

function areHarmless(attributes: string): boolean {
	for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
		if (!ATTRIBUTES.has(name)) return false
		if (!(name === 'transform' ? TRANSFORM : PLAIN_VALUE).test(value)) return false
	}
	return true
}
