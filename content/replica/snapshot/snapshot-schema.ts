import { z } from 'zod'
import { article } from '#content/model/article.ts'
import type { ContentType, GeneralOptions } from '#content/model/content.ts'
import { doc } from '#content/model/doc.ts'
import { dog } from '#content/model/dog.ts'
import { emailName, emailText } from '#content/model/email-words.ts'
import { EMPTY_OPTIONS, generalOptions } from '#content/model/general-options.ts'
import { term } from '#content/model/item.ts'
import { merchItem } from '#content/model/merch-item.ts'
import { page } from '#content/model/page.ts'
import { pictureSource } from '#content/model/picture.ts'
import { role } from '#content/model/role.ts'
import { story } from '#content/model/story.ts'
import type { ItemOf, Loaded } from '#content/wordpress/http/backend.ts'
import { ITEM_LISTS, type ReplicaData } from '../replica-data.ts'

/**
 * Raise it only when older snapshots would be misread because a field changed its meaning or type. A new field needs a
 * `default` in its schema instead; a removed field needs nothing.
 */
export const SNAPSHOT_VERSION = 4

type LoadedSchemas = { [T in ContentType]: z.ZodType<Loaded<ItemOf[T]>> }

const pictures = z.array(pictureSource)
const LOADED: LoadedSchemas = {
	dogs: z.object({ item: dog, pictures }),
	merch: z.object({ item: merchItem, pictures }),
	posts: z.object({ item: article, pictures }),
	docs: z.object({ item: doc, pictures }),
	pages: z.object({ item: page, pictures }),
	stories: z.object({ item: story, pictures }),
	roles: z.object({ item: role, pictures }),
}

export function parseLoaded<T extends ContentType>(type: T, value: unknown): Loaded<ItemOf[T]> | { problem: string } {
	const parsed = LOADED[type].safeParse(value)
	return parsed.success ? parsed.data : { problem: z.prettifyError(parsed.error).replaceAll(/\s*\n\s*/g, ' ') }
}

const removals = z.partialRecord(z.enum(ITEM_LISTS), z.array(z.object({ id: z.int(), at: z.number() }))).default({})
const optionLosses = z.array(z.object({ part: z.string(), lost: z.number(), at: z.number() })).default([])

type SnapshotHead = Omit<ReplicaData, 'items' | 'rejectedIds'>

/** Parses a snapshot without its items; `unreadable` names the parts that failed. */
export function parseHead(value: Record<string, unknown>): { head: SnapshotHead; unreadable: string[] } {
	const unreadable: string[] = []

	function part<T>(name: string, schema: z.ZodType<T>, given: unknown, otherwise: T): T {
		const parsed = schema.safeParse(given)
		if (!parsed.success) unreadable.push(name)
		return parsed.success ? parsed.data : otherwise
	}

	function options(): GeneralOptions | null {
		if (value.options === null) return null
		const parsed = generalOptions.safeParse(value.options)
		if (parsed.success) return parsed.data
		const given = z.record(z.string(), z.unknown()).safeParse(value.options)
		if (!given.success) return part('options', generalOptions.nullable(), value.options, null)
		const names = Object.keys(generalOptions.shape) as (keyof GeneralOptions)[]
		const parts = names.map((name) => {
			const schema: z.ZodType<unknown> = generalOptions.shape[name]
			return [name, part(`options.${name}`, schema, given.data[name], EMPTY_OPTIONS[name])]
		})
		return generalOptions.parse(Object.fromEntries(parts))
	}

	const head = {
		options: options(),
		optionPictures: part('optionPictures', pictures.default([]), value.optionPictures, []),
		notificationEmail: part('notificationEmail', z.string(), value.notificationEmail, ''),
		emailTexts: part('emailTexts', z.partialRecord(emailName, emailText), value.emailTexts, {}),
		categories: part('categories', z.array(term), value.categories, []),
		oldSlugs: part('oldSlugs', z.record(z.string(), z.int()), value.oldSlugs, {}),
		removals: part('removals', removals, value.removals, {}),
		optionLosses: part('optionLosses', optionLosses, value.optionLosses, []),
	}
	return { head, unreadable }
}
