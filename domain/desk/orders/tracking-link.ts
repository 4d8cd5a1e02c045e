const MAX_LINK_LENGTH = 500

/** The address of a parcel on the pages of its carrier; "" for none, undefined for what is no link. */
export function trackingLink(typed: string): string | undefined {
	const text = typed.trim()
	if (text === '') return ''
	const withScheme = /^www\./i.test(text) ? `https://${text}` : text
	if (withScheme.length > MAX_LINK_LENGTH || /\s/.test(withScheme) || !URL.canParse(withScheme)) return undefined
	const { protocol, hostname, href, username } = new URL(withScheme)
	const isWeb = protocol === 'https:' || protocol === 'http:'
	return isWeb && hostname.includes('.') && username === '' ? href : undefined
}
