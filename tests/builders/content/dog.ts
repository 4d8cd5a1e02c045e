import type { Dog, Picture } from '#content/model/content.ts'
import { dogFields } from '#content/model/dog.ts'
import { type FieldContext, readFields } from '#content/model/fields/field.ts'

export function aPicture(id = '1001'): Picture {
	return {
		id,
		version: 'v1',
		alt: '',
		caption: '',
		width: 1200,
		height: 900,
		focal: [0.5, 0.35],
		widths: [400, 800, 1200],
	}
}

/** Parses a record without pictures, terms and links. */
const bare: FieldContext = {
	warn: () => {},
	picture: () => null,
	gallery: () => [],
	terms: () => [],
	termsOf: () => [],
	url: () => '',
}

/** A dog with a name and the given facts only. */
export function aDog(known: Partial<Dog> = {}): Dog {
	const { id = 101, title = 'Biscuit' } = known
	return {
		id,
		slug: title.toLowerCase().replaceAll(' ', '-'),
		title,
		excerpt: '',
		html: '',
		publishedAt: '2026-04-21T09:00:00Z',
		modifiedAt: '2026-11-19T09:00:00Z',
		picture: aPicture(String(1000 + id)),
		...readFields(dogFields, { meta: { status: 'available' } }, bare),
		...known,
	}
}
