/** The address of the first link a person would call `name` (the words as they are read, whatever elements they stand in); `undefined` if the page has none. */
export function linkNamed(html: string, name: string | RegExp): string | undefined {
	for (const [, attributes = '', content = ''] of html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)) {
		const words = content
			.replace(/<[^>]*>/g, '')
			.replace(/\s+/g, ' ')
			.trim()
		if (typeof name === 'string' ? words !== name : !name.test(words)) continue
		return / href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&')
	}
}
