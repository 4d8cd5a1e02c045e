/**
 * Which classes say the same thing, for `cn`. Only what this site writes: the ready-made table of tailwind-merge would be
 * most of its weight in the browser, and does not know our size and colour names anyway. A class that is not listed is
 * simply kept.
 */
type Rule = string | ((value: string) => boolean) | { [part: string]: readonly Rule[] }

const any = () => true
const isLength = (value: string) => /^\[(length:|clamp|calc|min|max|-?[\d.])/.test(value) || /^\(length:/.test(value)
const isWidth = (value: string) => /^\d/.test(value) || isLength(value)

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
	display: ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid', 'contents', 'hidden'],
	position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],

	p: [{ p: [any] }],
	px: [{ px: [any] }],
	py: [{ py: [any] }],
	pt: [{ pt: [any] }],
	pr: [{ pr: [any] }],
	pb: [{ pb: [any] }],
	pl: [{ pl: [any] }],
	m: [{ m: [any] }],
	mx: [{ mx: [any] }],
	my: [{ my: [any] }],
	mt: [{ mt: [any] }],
	mr: [{ mr: [any] }],
	mb: [{ mb: [any] }],
	ml: [{ ml: [any] }],

	size: [{ size: [any] }],
	w: [{ w: [any] }],
	h: [{ h: [any] }],
	'min-w': [{ 'min-w': [any] }],
	'min-h': [{ 'min-h': [any] }],
	'max-w': [{ 'max-w': [any] }],
	'max-h': [{ 'max-h': [any] }],

	gap: [{ gap: [any] }],
	'gap-x': [{ 'gap-x': [any] }],
	'gap-y': [{ 'gap-y': [any] }],
	'grid-cols': [{ 'grid-cols': [any] }],
	'col-span': [{ 'col-span': [any] }],
	items: [{ items: [any] }],
	justify: [{ justify: ['start', 'end', 'center', 'between', 'around', 'normal'] }],
	'justify-items': [{ 'justify-items': [any] }],

	'font-size': [{ text: TEXT_SIZES }],
	'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
	'text-wrap': [{ text: ['balance', 'pretty', 'wrap', 'nowrap'] }],
	'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
	'text-color': [{ text: [any] }],
	'font-weight': [{ font: WEIGHTS }],
	'font-family': [{ font: ['display', 'body'] }],
	leading: [{ leading: [any] }],
	tracking: [{ tracking: [any] }],
	'text-decoration': ['underline', 'no-underline', 'line-through'],
	'decoration-thickness': [{ decoration: [isWidth] }],
	'decoration-color': [{ decoration: [any] }],
	'underline-offset': [{ 'underline-offset': [any] }],

	'bg-image': [{ bg: ['none', (v: string) => /^(linear|radial|conic)-/.test(v)] }],
	'bg-size': [{ bg: ['cover', 'contain'] }],
	'bg-position': [{ bg: ['center', 'top', 'bottom', 'left', 'right'] }],
	'bg-repeat': [{ bg: ['repeat', 'no-repeat'] }],
	bg: [{ bg: [any] }],
	'border-w': ['border', { border: [isWidth] }],
	'border-w-x': ['border-x', { 'border-x': [isWidth] }],
	'border-w-y': ['border-y', { 'border-y': [isWidth] }],
	'border-w-t': ['border-t', { 'border-t': [isWidth] }],
	'border-w-r': ['border-r', { 'border-r': [isWidth] }],
	'border-w-b': ['border-b', { 'border-b': [isWidth] }],
	'border-w-l': ['border-l', { 'border-l': [isWidth] }],
	'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
	'border-color': [{ border: [any] }],
	// Our sizes s and l take the place of Tailwind's sides of these names; corners are left alone.
	rounded: [{ rounded: ['none', 's', 'm', 'l', 'xl', 'pill', 'full', isLength] }],
	opacity: [{ opacity: [any] }],
	overflow: [{ overflow: ['auto', 'hidden', 'clip', 'visible', 'scroll'] }],
	'object-fit': [{ object: ['cover', 'contain', 'fill', 'none'] }],
}

/** A wider statement takes back the narrower ones before it: `p-4` after `px-2` leaves only `p-4`. */
export const conflictingClassGroups: Record<string, readonly string[]> = {
	p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
	px: ['pr', 'pl'],
	py: ['pt', 'pb'],
	m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
	mx: ['mr', 'ml'],
	my: ['mt', 'mb'],
	size: ['w', 'h'],
	gap: ['gap-x', 'gap-y'],
	// A size brings its own line height and tracking.
	'font-size': ['leading', 'tracking'],
}
