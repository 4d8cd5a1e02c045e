import { createHash } from 'node:crypto'

/**
 * Finds this render's own inline scripts by their marker, hashes them for the content security policy and takes the
 * marker off. A script that does not carry the marker gets no hash, so the browser refuses to run it.
 */
export function sealScripts(html: string, marker: string): { html: string; hashes: string[] } {
	const attribute = ` nonce="${marker}"`
	const hashes = new Set<string>()
	for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
		if (attributes.includes(attribute) && !/\ssrc=/.test(attributes)) hashes.add(hashOf(code))
	}
	return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}

function hashOf(code: string): string {
	return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
