/** The heading "Health" of a story, with its text up to the next heading of that level. */
const HEALTH = /<h2[^>]*>\s*Health\s*<\/h2>(.*?)(?=<h2[\s>]|$)/is

/** A story without what it says about health, which stands with the vet’s answers; as it is when nothing else would be left. */
export function takeHealth(html: string): { story: string; health: string } {
	const [section, text = ''] = HEALTH.exec(html) ?? []
	const story = section ? html.replace(section, '').trim() : ''
	return story && text.trim() ? { story, health: text.trim() } : { story: html, health: '' }
}
