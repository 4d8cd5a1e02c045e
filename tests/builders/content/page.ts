import type { Page, Section } from '#content/model/content.ts'
import { anItem } from './item.ts'

/** A page of sections at a path. */
export function aPage(path: string, sections: Section[], known: Partial<Page> = {}): Page {
	return { ...anItem(501), path, sections, ...known }
}

export function aSection(type: Section['type'], known: Partial<Section> = {}): Section {
	return { type, id: type, title: '', html: '', button: null, items: [], ...known }
}
