import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ASSETS = join(import.meta.dirname, '../../../build/client/assets')

/**
 * URL patterns of all JavaScript that a page loads on interest or when idle: every built file except the starter, which
 * is what a `<script src>` of the document names, or a file whose name starts with `starter`. Blocking them needs no
 * switch in the product.
 */
export function lateScripts(html: string): string[] {
	const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"?]+)/g)].map(([, source]) => source)
	const files = readdirSync(ASSETS).filter((file) => file.endsWith('.js') && !file.startsWith('starter'))
	return files.filter((file) => !sources.includes(`/assets/${file}`)).map((file) => `*/assets/${file}`)
}
