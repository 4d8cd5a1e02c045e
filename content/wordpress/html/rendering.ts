import type { UrlContext } from '../parse/url-context.ts'
import type { Element, Node } from './dom.ts'

export interface Rendering {
	urls: UrlContext
	/** Omitted parts, for the log. */
	omitted: Set<string>
	/** Renders nodes inside the block at hand. */
	render(nodes: readonly Node[]): string
	/** Whether the site can show this picture; others are omitted with their frame. */
	isShown(image: Element): boolean
}
