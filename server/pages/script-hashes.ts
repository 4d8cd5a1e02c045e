import { createHash } from 'node:crypto'

/**
 * Hashes this render's inline scripts and styles, found by their marker, for the content security policy, and removes
 * the marker. Others get no hash, so browsers block them.
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

/** The content security policy hash of a script, in one piece or several. */
function hashOf(...code: (string | Buffer)[]): string {
	const hash = createHash('sha256')
	for (const piece of code) hash.update(piece)
	return `'sha256-${hash.digest('base64')}'`
}
