import { z } from 'zod'
import type { ContentType } from './content-types.ts'

export const contentEventName = z.enum(
	['published', 'updated', 'unpublished', 'renamed', 'deleted'],
	'is an unknown event',
)
export type ContentEventName = z.infer<typeof contentEventName>

/** A change on the backend. `id` is 0 and `slug` "" where they do not apply, as for options. */
export interface ContentEvent {
	event: ContentEventName
	type: ContentType | 'terms' | 'media' | 'options'
	id: number
	slug: string
	oldSlug?: string | undefined
}
