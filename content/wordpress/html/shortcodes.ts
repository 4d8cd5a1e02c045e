interface Tag {
	start: number
	/** After its bracket. */
	end: number
	name: string
	isClosing: boolean
	hasAttributes: boolean
}

/** No plugin writes more. A bracket that opens nothing costs no more than this, so that reading takes time in proportion to the text. */
const MAX_ATTRIBUTES = 40

const NAME = /\[(\/?)([A-Za-z][\w-]{1,60})(?![\w-])/y
const SPACES = /\s{1,200}/y
const END = /\s{0,200}\/?\]/y
const ATTRIBUTE = /[\w-]{1,200}\s{0,20}=\s{0,20}/y
const PLAIN_VALUE = /[^\s[\]"“”″'‘’′]{1,500}/y
/** WordPress turns straight quotes into others: each closes one of its kind. */
const QUOTED_VALUES = [/["“”″][^"“”″]{0,1000}["“”″]/y, /['‘’′][^'‘’′]{0,1000}['‘’′]/y]

/**
 * Removes unrendered shortcodes of plugins: `[contact-form-7 id="12"]`, `[vc_row]…[/vc_row]`.
 *
 * Brackets in prose stay ("[sic]", "[see below]"): a shortcode has attributes, an underscore in its name, or a closing
 * tag.
 *
 * @returns the text without them, and their names
 */
export function removeShortcodes(text: string): { text: string; names: string[] } {
	const tags = tagsOf(text)
	const closed = new Set(tags.filter(({ isClosing }) => isClosing).map(({ name }) => name))
	const shortcodes = tags.filter(
		({ isClosing, hasAttributes, name }) => isClosing || hasAttributes || name.includes('_') || closed.has(name),
	)
	let left = ''
	let at = 0
	for (const { start, end } of shortcodes) {
		left += text.slice(at, start)
		at = end
	}
	return { text: left + text.slice(at), names: shortcodes.map(({ name }) => name) }
}

/** A scanner: a regular expression for the whole tag tries every way to divide it, for minutes. */
function tagsOf(text: string): Tag[] {
	const tags: Tag[] = []
	let start = text.indexOf('[')
	while (start !== -1) {
		const tag = tagAt(text, start)
		if (tag) tags.push(tag)
		start = text.indexOf('[', tag ? tag.end : start + 1)
	}
	return tags
}

function tagAt(text: string, start: number): Tag | undefined {
	const [opened = '', slash, name = ''] = matchAt(NAME, text, start) ?? []
	if (opened === '') return undefined
	let at = start + opened.length
	for (let attributes = 0; attributes <= MAX_ATTRIBUTES; attributes += 1) {
		const end = matchAt(END, text, at)
		if (end) {
			return { start, end: at + end[0].length, name, isClosing: slash === '/', hasAttributes: attributes > 0 }
		}
		const length = attributeLengthAt(text, at)
		if (length === 0) return undefined
		at += length
	}
	return undefined
}

/** The length of the spaces, the name and the value; 0 for none. */
function attributeLengthAt(text: string, start: number): number {
	let at = start
	for (const part of [SPACES, ATTRIBUTE]) {
		const found = matchAt(part, text, at)
		if (!found) return 0
		at += found[0].length
	}
	const value = [...QUOTED_VALUES, PLAIN_VALUE].map((one) => matchAt(one, text, at)).find(Boolean)
	return value ? at + value[0].length - start : 0
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
	sticky.lastIndex = at
	return sticky.exec(text)
}
