import type { MissingPage } from '#app/request/missing/missing-page.server.ts'
import type { Log } from '../logging/log.ts'
import { hashOf } from './script-hashes.ts'

/** One for each route that can answer 404 and each section of the menu. */
const MAX_TEMPLATES = 100

/** A complete 404 page with its content security policy. */
export interface FilledPage {
	html: Buffer
	policy: string
}

/** A rendered 404 page and its message. */
export interface ModelPage {
	message: string
	/** The household code in its links, if any. */
	code: string | undefined
	html: string
	policy: string
}

interface MissingPagesOptions {
	/** Renders the page at this path; undefined when it is not a 404 page with this key. */
	renderModel(path: string, key: string): Promise<ModelPage | undefined>
	log: Log
}

/**
 * Templates of the 404 pages of one version: each is rendered once, then its message is encoded into HTML and payload.
 * Nothing is stored per URL, so random URLs use no memory.
 */
export function createMissingPages({ renderModel, log }: MissingPagesOptions) {
	const templates = new Map<string, Promise<Fill | undefined>>()

	async function createTemplate({ key, modelPath }: MissingPage): Promise<Fill | undefined> {
		const model = await renderModel(modelPath, key)
		const fill = model && templateOf(model)
		if (!fill) log.warn({ key, path: modelPath }, 'missing page has no template')
		return fill
	}

	/** The page with its message; undefined when it must be rendered. */
	return async function fillIn(page: MissingPage): Promise<FilledPage | undefined> {
		const known = templates.get(page.key)
		if (!known && templates.size >= MAX_TEMPLATES) return undefined
		const template = known ?? createTemplate(page).catch(() => undefined)
		templates.set(page.key, template)
		return (await template)?.(page.message, page.code)
	}
}

type Fill = (message: string, code: string | undefined) => FilledPage

/**
 * Splits a rendered 404 page at its message, so that another can be inserted. The model's message has only characters
 * that no encoder changes; it must occur once as the text of an element and once in the payload script, otherwise
 * undefined.
 */
export function templateOf({ message, code, html, policy }: ModelPage): Fill | undefined {
	const [start, middle, end, ...more] = html.split(message)
	if (start === undefined || middle === undefined || end === undefined || more.length > 0) return undefined
	const isText = start.endsWith('>') && middle.startsWith('<')
	const isPayload = middle.endsWith('"') && end.startsWith('"')
	const scriptStart = middle.lastIndexOf('<script>') + '<script>'.length
	const scriptEnd = end.indexOf('</script>')
	if (!isText || !isPayload || scriptStart < '<script>'.length || scriptEnd < 0) return undefined
	const [policyStart, policyEnd, ...others] = policy.split(
		hashOf(middle.slice(scriptStart) + message + end.slice(0, scriptEnd)),
	)
	if (policyStart === undefined || policyEnd === undefined || others.length > 0) return undefined

	const scriptHead = middle.slice(scriptStart)
	const scriptTail = end.slice(0, scriptEnd)
	const parts = { start, middle, end, scriptHead, scriptTail }
	const encoded = mapParts(parts, (text) => Buffer.from(text))
	return (filled, filledHome) => {
		// Household codes have only characters that no encoder changes.
		const part =
			code && filledHome ? mapParts(parts, (text) => Buffer.from(text.replaceAll(code, filledHome))) : encoded
		const inPayload = Buffer.from(encodeForPayload(filled))
		return {
			html: Buffer.concat([part.start, Buffer.from(encodeForHtml(filled)), part.middle, inPayload, part.end]),
			policy: policyStart + hashOf(part.scriptHead, inPayload, part.scriptTail) + policyEnd,
		}
	}
}

interface Parts<T> {
	start: T
	middle: T
	end: T
	scriptHead: T
	scriptTail: T
}

function mapParts<T, U>({ start, middle, end, scriptHead, scriptTail }: Parts<T>, encode: (part: T) => U): Parts<U> {
	return {
		start: encode(start),
		middle: encode(middle),
		end: encode(end),
		scriptHead: encode(scriptHead),
		scriptTail: encode(scriptTail),
	}
}

const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** As React encodes the text of an element. */
export function encodeForHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character)
}

const SCRIPT_ESCAPES: Record<string, string> = {
	'\\': '\\\\',
	"'": "\\'",
	'&': '\\u0026',
	'>': '\\u003e',
	'<': '\\u003c',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
}

/** As the page encodes its payload: JSON within a single-quoted string within a script. */
export function encodeForPayload(text: string): string {
	const json = JSON.stringify(text).slice(1, -1)
	return json.replace(/[\\'&><\u2028\u2029]/g, (character) => SCRIPT_ESCAPES[character] ?? character)
}
