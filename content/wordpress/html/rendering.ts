import type { UrlContext } from '../parse/url-context.ts'
import type { Element, Node } from './dom.ts'

/** What each block needs to know while a text is rendered. */
export interface Rendering {
	places: UrlContext
	/** What was left out or replaced, in words for the log. */
	omitted: Set<string>
	/** Renders nodes inside the block at hand. */
	render(nodes: readonly Node[]): string
	/** Whether the site can show this picture: others are left out with their frame. */
	isShown(image: Element): boolean
}
