import { z } from 'zod'
import type { Term } from '#content/model/content.ts'
import { decodeText } from '#content/plain-text.ts'
import type { Report } from '../report.ts'
import { routeSlug } from './slugs.ts'

const term = z.object({
	id: z.int().positive(),
	slug: z.string().transform(routeSlug).pipe(z.string('is not a valid slug')),
	name: z.string().transform(decodeText).pipe(z.string().min(1, 'is empty')),
})

/** Parses a list of terms; invalid ones are passed to `warn` by index. */
export function readTerms(list: unknown, warn: (field: string, message: string, id: number | null) => void): Term[] {
	if (!Array.isArray(list)) return []
	return list.flatMap((raw, n) => {
		// The early contract sends ids here and the terms elsewhere.
		if (typeof raw === 'number') return []
		const parsed = term.safeParse(raw)
		if (parsed.success) return [parsed.data]
		const issue = parsed.error.issues[0]
		const id = typeof raw?.id === 'number' ? raw.id : null
		warn([n, ...(issue?.path ?? [])].join('.'), issue?.message ?? 'cannot be read', id)
		return []
	})
}

/** Slugs of WordPress's default category in common languages. */
const NO_CATEGORY = new Set(
	'uncategorized uncategorised non-classe sin-categoria sem-categoria senza-categoria geen-categorie bez-kategorii'.split(
		' ',
	),
)

/** The terms of a taxonomy without WordPress's default category. */
export function readTaxonomy(type: string, list: unknown, report: Report): Term[] {
	const terms = readTerms(list, (field, message, id) => report({ type, id, field, message }))
	return terms.filter(({ slug }) => !NO_CATEGORY.has(slug))
}
