const ATTRIBUTE = `[\\w-]+\\s*=\\s*(?:["“”″'‘’′][^\\]]*?["“”″'‘’′]|[^\\s\\]"“”″'‘’′]+)`
const SHORTCODE = new RegExp(`\\[(/?)([A-Za-z][\\w-]{1,60})((?:\\s+${ATTRIBUTE}){0,40})\\s*/?\\]`, 'g')

/**
 * Removes unrendered shortcodes of plugins: `[contact-form-7 id="12"]`, `[vc_row]…[/vc_row]`.
 *
 * Brackets in prose stay ("[sic]", "[see below]"): a shortcode has attributes, an underscore in its name, or a closing
 * tag.
 *
 * @returns the text without them, and their names
 */
export function removeShortcodes(text: string): { text: string; names: string[] } {
	if (!text.includes('[')) return { text, names: [] }
	const closed = new Set([...text.matchAll(SHORTCODE)].flatMap(([, slash, name]) => (slash && name ? [name] : [])))
	const names: string[] = []
	const left = text.replaceAll(SHORTCODE, (whole: string, slash: string, name: string, attributes: string) => {
		if (!slash && !attributes && !name.includes('_') && !closed.has(name)) return whole
		names.push(name)
		return ''
	})
	return { text: left, names }
}
