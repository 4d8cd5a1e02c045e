import { z } from 'zod'
import { picture } from './picture.ts'

/** "" when not known, else `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const partialDate = z.string()
export type PartialDate = z.infer<typeof partialDate>

export const term = z.object({ id: z.int(), slug: z.string(), name: z.string() })
export type Term = z.infer<typeof term>

export const money = z.object({
	/** Minor units: pence. */
	amount: z.number(),
	/** ISO 4217. */
	currency: z.string(),
})

/** `url` is a site route ("/dogs", "/#adopt") or an absolute http(s), mailto or tel address; never a script. */
export const link = z.object({ text: z.string(), url: z.string() })
export type Link = z.infer<typeof link>

/** A heading of a text, whose HTML id it names. */
export const heading = z.object({ id: z.string(), text: z.string() })

/** What every published item has. */
export const item = z.object({
	id: z.int(),
	slug: z.string(),
	title: z.string(),
	/** One or two plain sentences, never markup. */
	excerpt: z.string(),
	html: z.string(),
	publishedAt: z.string(),
	modifiedAt: z.string(),
	picture: picture.nullable(),
})
