import { z } from 'zod'
import { dogRecord } from '../dog-record.schema.ts'

/** Must begin with an underscore: https://jsonfeed.org/version/1.1 */
export const EXTENSION = '_rescue_dog'

const item = z.object({
	id: z.string().min(1),
	url: z.url(),
	title: z.string(),
	content_html: z.string(),
	summary: z.string().optional(),
	image: z.url().optional(),
	date_published: z.iso.datetime(),
	date_modified: z.iso.datetime(),
	tags: z.array(z.string()).optional(),
	[EXTENSION]: dogRecord,
})

/** `/feeds/dogs.json`: a JSON Feed 1.1 with the dog's record in each item. */
export const jsonFeedSchema = z.object({
	version: z.literal('https://jsonfeed.org/version/1.1'),
	title: z.string(),
	home_page_url: z.url(),
	feed_url: z.url(),
	description: z.string(),
	language: z.string(),
	favicon: z.url(),
	authors: z.array(z.object({ name: z.string(), url: z.url() })),
	[EXTENSION]: z.object({ about: z.url().describe('this schema') }),
	items: z.array(item),
})

/** `/feeds/dogs.schema.json`. Additional properties are allowed, so that new fields do not break clients that validate. */
export function publishedSchema(siteUrl: string): string {
	const schema = z.toJSONSchema(jsonFeedSchema, { io: 'input' })
	return `${JSON.stringify({ $id: `${siteUrl}/feeds/dogs.schema.json`, title: 'Dogs looking for a home', ...schema }, null, '\t')}\n`
}
