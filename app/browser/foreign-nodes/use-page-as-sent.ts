import { useLayoutEffect } from 'react'
import { useIsHydrating } from '#app/ui/layout/hydration.ts'
import { redoPageChanges, undoPageChanges } from './page-changes.ts'

let isFollowing = false

/**
 * Lets React read the page as the server sent it, also when a translator or an extension has changed it since; then
 * their nodes return. Call first in the outermost component: React reads the page while it renders.
 */
export function usePageAsSent() {
	const isHydrating = useIsHydrating()
	if (!import.meta.env.SSR && isHydrating) undoPageChanges()
	useLayoutEffect(() => {
		if (isFollowing) return
		isFollowing = true
		followTranslatedTexts(redoPageChanges())
	}, [])
}

/** The nodes that stand in the place of a text. */
const standIns = new WeakMap<Node, ChildNode[]>()

/**
 * Shows what React writes into a text in whose place a translator has put its own: the text returns, and the translator
 * finds it again. Otherwise the page would show the translation of what was there before.
 *
 * @param earlier what happened to the page before
 */
function followTranslatedTexts(earlier: MutationRecord[]) {
	const texts = new MutationObserver((records) => {
		for (const { target } of records) restore(target)
	})
	const remember = (records: MutationRecord[]) => {
		for (const record of records)
			for (const text of record.removedNodes) {
				const nodes = nodesFor(text, record)
				if (nodes.length === 0) continue
				standIns.set(text, nodes)
				texts.observe(text, { characterData: true })
			}
	}
	remember(earlier)
	new MutationObserver(remember).observe(document.body, { childList: true, subtree: true })
}

function restore(text: Node) {
	const [first, ...others] = standIns.get(text)?.filter((node) => node.isConnected) ?? []
	if (!first || text.isConnected) return
	standIns.delete(text)
	first.replaceWith(text)
	for (const node of others) node.remove()
}

/** Translators replace a text, or put an element before it and then remove it. */
function nodesFor(text: Node, { addedNodes, previousSibling }: MutationRecord): ChildNode[] {
	if (text.nodeType !== Node.TEXT_NODE) return []
	const nodes = addedNodes.length > 0 ? [...addedNodes] : [previousSibling]
	const children = nodes.filter((node): node is ChildNode => node !== null)
	return children.some((node) => node.nodeName === 'FONT') || addedNodes.length > 0 ? children : []
}
