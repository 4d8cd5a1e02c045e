import type { UrlContext } from '../parse/url-context.ts'
import type { Element, Node } from './dom.ts'

export interface Rendering {
	urls: UrlContext
	/** Omitted parts, for the log. */
	omitted: Set<string>
	render(nodes: readonly Node[]): string
	/**
	 * Whether a node is used for the first time. Blocks look into the blocks within them: if each showed what it finds
	 * again, a text of two thousand characters could become gigabytes.
	 */
	isFirstUse(node: Node): boolean
	/** Whether the picture's host is allowed; others are omitted with their frame. */
	isShown(image: Element): boolean
}
