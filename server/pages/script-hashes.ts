import { createHash } from 'node:crypto'

/**
 * Finds this render's own inline scripts and styles by their marker, hashes them for the content security policy and takes
 * the marker off. What does not carry the marker gets no hash, so the browser refuses to run or use it.
 */
export function hashInlineScripts(html: string, marker: string) {
	const attribute = ` nonce="${marker}"`
	const hashes = { script: new Set<string>(), style: new Set<string>() }
	for (const [, kind, attributes = '', code = ''] of html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)) {
		if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue
		hashes[kind === 'style' ? 'style' : 'script'].add(hashOf(code))
	}
	return { html: html.replaceAll(attribute, ''), hashes: [...hashes.script], styleHashes: [...hashes.style] }
}

/** A script, in one piece or several, as the content security policy names it. */
export function hashOf(...code: (string | Buffer)[]): string {
	const hash = createHash('sha256')
	for (const piece of code) hash.update(piece)
	return `'sha256-${hash.digest('base64')}'`
}
