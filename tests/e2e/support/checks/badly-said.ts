import type { Page } from '@playwright/test'

/** Two words without a space, but those of names: "sentenceDesk", "Name(optional)", "adopt.Read". */
const RUN_TOGETHER = /[a-z][A-Z]|[a-z?]\(|[.!?)][A-Z]|[a-z]\d{2}/
const WRITTEN_SO = /WhatsApp|YouTube|PayPal|iPhone/
const EMAIL = /\S+@\S+/g
/** The browser's own words, in each field for a date. */
const DATE_PICKER = /^Show date picker/
/** "Change : your name": a space before what is visually hidden. */
const SPACE_BEFORE_PUNCTUATION = /\s[,:;.](?!\S)/
const UNNAMED = /^\s*- (article|table):?$/
const HONEYPOT = /Leave this box empty/

/** What has to have a name. */
const NAMED = new Set([
	'link',
	'button',
	'textbox',
	'searchbox',
	'combobox',
	'checkbox',
	'radio',
	'table',
	'article',
	'dialog',
	'heading',
	// The role of a `summary`.
	'DisclosureTriangle',
])

/** Lines of the accessibility tree that a screen reader would say badly. @param path what the page is called in the answer */
export async function badlySaid(page: Page, path: string): Promise<string[]> {
	const lines = (await page.locator('body').ariaSnapshot()).split('\n').filter((line) => !line.includes('/url:'))
	const bad = lines.filter((line) => [UNNAMED, HONEYPOT].some((kind) => kind.test(line)) || isRunTogether(line))
	const headings = lines.filter((line) => line.includes('- heading')).map((line) => line.trim())
	const twice = headings.filter((heading, index) => heading === headings[index - 1])
	return [...bad, ...twice, ...(await badNames(page))].map((line) => `${path} ${line.trim()}`)
}

function isRunTogether(words: string): boolean {
	const written = words.replaceAll(EMAIL, '')
	return RUN_TOGETHER.test(written) && !WRITTEN_SO.test(written)
}

/** In the browser's own tree, where a space at the end of a line is lost that Playwright's has. */
async function badNames(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page)
	const { nodes } = await session.send('Accessibility.getFullAXTree')
	await session.detach()
	const said = nodes.flatMap(({ ignored, role, name }) =>
		ignored || !NAMED.has(String(role?.value)) ? [] : [{ role: String(role?.value), name: String(name?.value ?? '') }],
	)
	return said
		.filter(({ name }) => !DATE_PICKER.test(name))
		.filter(
			({ name }) =>
				name.trim() === '' || isRunTogether(name) || SPACE_BEFORE_PUNCTUATION.test(name) || /^(.+) \1$/.test(name),
		)
		.map(({ role, name }) => `${role} "${name}"`)
}
