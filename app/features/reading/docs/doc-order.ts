import type { Doc } from '#content/model/content.ts'

interface DocEntry {
	doc: Doc
	/** 0 for a top-level document. */
	depth: number
}

/** In the editors' order, children below their parent. */
export function inDocOrder(docs: readonly Doc[]): DocEntry[] {
	const sorted = docs.toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title))
	const known = new Set(docs.map(({ id }) => id))
	const entries: DocEntry[] = []
	const taken = new Set<number>()
	function take(doc: Doc, depth: number) {
		if (taken.has(doc.id)) return
		taken.add(doc.id)
		entries.push({ doc, depth })
		for (const part of sorted) if (part.parent === doc.id) take(part, depth + 1)
	}
	for (const doc of sorted) if (doc.parent === null || !known.has(doc.parent)) take(doc, 0)
	// Cyclic documents have no root.
	for (const doc of sorted) take(doc, 0)
	return entries
}
