/** What others (a translator, an extension) changed in the page since the server sent it, in order. */
let changes: MutationRecord[] = []
/** Those that are undone while React reads the page. */
let undone: MutationRecord[] = []
let observer: MutationObserver | undefined

/** Records until hydration what others change in the page. Call when it is parsed. */
export function watchPageChanges() {
	observer = new MutationObserver(record)
	observer.observe(document.body, { childList: true, subtree: true })
}

/** Whether React would find another page than the server sent. */
export function isPageChanged(): boolean {
	record(observer?.takeRecords() ?? [])
	return changes.length > 0
}

/**
 * Restores the page that the server sent, for React to read it. It fails on nodes that it does not expect, and renders
 * the whole page again: what was typed would be lost.
 */
export function undoPageChanges() {
	if (!isPageChanged()) return
	undone = changes
	changes = []
	for (const { target, addedNodes, removedNodes, nextSibling } of undone.toReversed()) {
		for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
		insert(removedNodes, target, nextSibling)
	}
	observer?.takeRecords()
}

/** Makes the changes again once React knows the page, and records no more. @returns them */
export function redoPageChanges(): MutationRecord[] {
	observer?.disconnect()
	for (const { target, addedNodes, removedNodes, nextSibling } of undone) {
		for (const node of removedNodes) if (node.parentNode === target) target.removeChild(node)
		insert(addedNodes, target, nextSibling)
	}
	const redone = undone
	undone = []
	return redone
}

/** The start file changes texts only, and React expects them. */
function record(records: MutationRecord[]) {
	changes.push(...records.filter((one) => [...one.addedNodes, ...one.removedNodes].some(isElement)))
}

function insert(nodes: NodeList, target: Node, nextSibling: Node | null) {
	const before = nextSibling?.parentNode === target ? nextSibling : null
	for (const node of nodes) target.insertBefore(node, before)
}

function isElement(node: Node): boolean {
	return node.nodeType === Node.ELEMENT_NODE
}
