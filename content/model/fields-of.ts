import { articleFields } from './article.ts'
import type { ContentType } from './content-types.ts'
import { docFields } from './doc.ts'
import { dogFields } from './dog.ts'
import { type Field, fields } from './fields/field.ts'
import { merchFields } from './merch-item.ts'
import { roleFields } from './role.ts'
import { storyFields } from './story.ts'

/** The fields of each content type beside those of every item. The sections of pages have a reader of their own. */
export const FIELDS_OF: Record<ContentType, Field> = {
	dogs: dogFields,
	merch: merchFields,
	posts: articleFields,
	docs: docFields,
	pages: fields({}),
	stories: storyFields,
	roles: roleFields,
}
