import type { Doc } from '#content/model/content.ts'
import { anItem } from './item.ts'

export function aDoc(known: Partial<Doc> = {}): Doc {
	return {
		...anItem(known.id ?? 401),
		version: '',
		effectiveOn: '',
		parent: null,
		order: 0,
		file: null,
		headings: [],
		...known,
	}
}
