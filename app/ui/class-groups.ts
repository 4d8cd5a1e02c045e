/**
 * Conflicting class groups for `cn`. Only classes that this site uses: tailwind-merge's table would be most of its size
 * in the browser, and does not know our names. Unlisted classes are kept.
 */
type Rule = string | ((value: string) => boolean) | { [part: string]: readonly Rule[] }

const any = () => true
const isLength = (value: string) => /^\[(length:|clamp|calc|min|max|-?[\d.])/.test(value) || /^\(length:/.test(value)
const isWidth = (value: string) => /^\d/.test(value) || isLength(value)

/** Prefixes with any value: `px-4`, `z-10`. Spelt out they would be 1 KiB of every page. */
const ONE_THING =
	'inset inset-x inset-y top right bottom left z order p px py pt pr pb pl m mx my mt mr mb ml size w h min-w min-h max-w max-h ' +
	'aspect gap gap-x gap-y grid-cols col-span col-start row-span row-start items justify-items self leading tracking whitespace ' +
	'underline-offset list shadow opacity cursor'
const EDGES = [...'xytrbl']

const TEXT_SIZES = ['note', 'body', 'lede', 'h4', 'h3', 'h2', 'h1', 'hero', 'name', 'stat', isLength]
const WEIGHTS = [
	'thin',
	'light',
	'normal',
	'medium',
	'semibold',
	'bold',
	'extrabold',
	'black',
	(v: string) => /^\[(number:|\d)/.test(v),
]

export const classGroups: Record<string, readonly Rule[]> = {
	...Object.fromEntries(ONE_THING.split(' ').map((name) => [name, [{ [name]: [any] }]])),
	display: ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid', 'contents', 'hidden'],
	position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
	visibility: ['visible', 'invisible'],

	'flex-direction': ['flex-row', 'flex-col', 'flex-row-reverse', 'flex-col-reverse'],
	'flex-wrap': ['flex-wrap', 'flex-nowrap'],
	flex: [{ flex: ['auto', 'none', 'initial', (v: string) => /^[[\d]/.test(v)] }],
	justify: [{ justify: ['start', 'end', 'center', 'between', 'around', 'normal'] }],

	'font-size': [{ text: TEXT_SIZES }],
	'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
	'text-wrap': [{ text: ['balance', 'pretty', 'wrap', 'nowrap'] }],
	'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
	'text-color': [{ text: [any] }],
	'font-weight': [{ font: WEIGHTS }],
	'font-family': [{ font: ['display', 'body'] }],
	'text-decoration': ['underline', 'no-underline', 'line-through'],
	'decoration-style': [{ decoration: ['solid', 'dotted', 'dashed', 'wavy'] }],
	'decoration-thickness': [{ decoration: [isWidth] }],
	'decoration-color': [{ decoration: [any] }],

	'bg-image': [{ bg: ['none', (v: string) => /^(linear|radial|conic)-/.test(v)] }],
	'bg-size': [{ bg: ['cover', 'contain'] }],
	'bg-position': [{ bg: ['center', 'top', 'bottom', 'left', 'right'] }],
	'bg-repeat': [{ bg: ['repeat', 'no-repeat'] }],
	bg: [{ bg: [any] }],
	...Object.fromEntries(
		EDGES.flatMap((edge) => [
			[`border-w-${edge}`, [`border-${edge}`, { [`border-${edge}`]: [isWidth] }]],
			[`border-color-${edge}`, [{ [`border-${edge}`]: [any] }]],
		]),
	),
	'border-w': ['border', { border: [isWidth] }],
	'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
	'border-color': [{ border: [any] }],
	// Our sizes s and l replace Tailwind's sides of these names; corners are not listed.
	rounded: [{ rounded: ['none', 's', 'm', 'l', 'xl', 'pill', 'full', isLength] }],
	overflow: [{ overflow: ['auto', 'hidden', 'clip', 'visible', 'scroll'] }],
	'object-fit': [{ object: ['cover', 'contain', 'fill', 'none'] }],
	'object-position': [{ object: [any] }],
}

/** A wider class removes narrower ones before it: `p-4` after `px-2` leaves only `p-4`. */
export const conflictingClassGroups: Record<string, readonly string[]> = {
	inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
	'inset-x': ['left', 'right'],
	'inset-y': ['top', 'bottom'],
	p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
	px: ['pr', 'pl'],
	py: ['pt', 'pb'],
	m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
	mx: ['mr', 'ml'],
	my: ['mt', 'mb'],
	size: ['w', 'h'],
	gap: ['gap-x', 'gap-y'],
	// A size sets line height and tracking.
	'font-size': ['leading', 'tracking'],
	'border-w': EDGES.map((edge) => `border-w-${edge}`),
	'border-w-x': ['border-w-r', 'border-w-l'],
	'border-w-y': ['border-w-t', 'border-w-b'],
}
