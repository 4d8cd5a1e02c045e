import { z } from 'zod'
import type { Content, EmailName } from '#content/model/content.ts'
import { group, lines, text } from '#content/model/fields/wordpress-values.ts'
import type { RawRecord } from '../read-base.ts'
import type { Warn } from './option-parts.ts'

/** The emails whose text can be replaced, by their keys in the options. */
const NAMES: Record<string, EmailName> = {
	adoption: 'adoption',
	fostering: 'fostering',
	volunteering: 'volunteering',
	contact: 'contact',
	found: 'found',
	surrender: 'surrender',
	ring_us: 'ringUs',
	newsletter: 'newsletter',
	newsletter_welcome: 'newsletterWelcome',
	save_and_return: 'saveAndReturn',
	still_looking: 'stillLooking',
}

/** Characters; mail programs cut longer subjects. */
const MAX_SUBJECT_LENGTH = 150
/** Characters; two pages. */
const MAX_BODY_LENGTH = 5000

const words = group({
	subject: text.pipe(z.string().max(MAX_SUBJECT_LENGTH, `is longer than ${MAX_SUBJECT_LENGTH} characters`)),
	body: lines.pipe(z.string().max(MAX_BODY_LENGTH, `is longer than ${MAX_BODY_LENGTH} characters`)),
}).refine(({ subject, body }) => subject !== '' || body !== '', 'has neither a subject nor a body')

/** Parses the charity's email texts. Invalid ones are reported and skipped: the site's own text is used then. */
export function readEmailTexts(given: RawRecord, warn: Warn): Content['emailTexts'] {
	const read: Content['emailTexts'] = Object.fromEntries(
		Object.entries(NAMES).flatMap(([key, name]) => {
			if (given[key] === undefined || given[key] === null) return []
			const parsed = words.safeParse(given[key])
			if (parsed.success) return [[name, parsed.data]]
			const issue = parsed.error.issues[0]
			warn(['letters', key, ...(issue?.path ?? [])].join('.'), `skipped: ${issue?.message}`)
			return []
		}),
	)
	for (const key of Object.keys(given)) {
		if (!Object.hasOwn(NAMES, key))
			warn(`letters.${key}`, `is an unknown email; known are ${Object.keys(NAMES).join(', ')}`)
	}
	return read
}
