import type { UrlContext } from '../parse/url-context.ts'
import type { Element, Node } from './dom.ts'

export interface Rendering {
	urls: UrlContext
	/** Omitted parts, for the log. */
	omitted: Set<string>
	render(nodes: readonly Node[]): string
	/** Whether the picture's host is allowed; others are omitted with their frame. */
	isShown(image: Element): boolean
}
