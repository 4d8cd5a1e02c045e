import { expect, test } from 'vitest'
import type { Doc } from '#content/model/content.ts'
import { aDoc } from '#tests/builders/content/doc.ts'
import { inDocOrder } from './doc-order.ts'

function outline(docs: Doc[]): string[] {
	return inDocOrder(docs).map(({ doc, depth }) => `${'-'.repeat(depth)}${doc.title}`)
}

test('documents stand in the order of the editors, parts below the document they belong to', () => {
	const docs = [
		aDoc({ id: 1, title: 'Terms', order: 2 }),
		aDoc({ id: 2, title: 'Privacy', order: 1 }),
		aDoc({ id: 3, title: 'Photographs', order: 5, parent: 2 }),
		aDoc({ id: 4, title: 'Applications', order: 4, parent: 2 }),
	]
	expect(outline(docs)).toEqual(['Privacy', '-Applications', '-Photographs', 'Terms'])
})

test('a document without its parent is top level, and cyclic documents do not vanish', () => {
	const docs = [
		aDoc({ id: 1, title: 'Orphan', parent: 99 }),
		aDoc({ id: 2, title: 'Egg', parent: 3, order: 1 }),
		aDoc({ id: 3, title: 'Hen', parent: 2, order: 2 }),
	]
	expect(outline(docs)).toEqual(['Orphan', 'Egg', '-Hen'])
})
