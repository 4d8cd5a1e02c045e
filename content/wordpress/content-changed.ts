import { z } from 'zod'
import { type ContentEvent, contentEventName } from '../model/content-event.ts'
import { contentTypeOf } from '../model/content-types.ts'
import { BackendError } from './http/backend.ts'
import { routeSlug } from './parse/slugs.ts'
import type { Report } from './report.ts'

interface ContentChanged {
	/** Equal for repeated deliveries of one notice. */
	id: string
	events: ContentEvent[]
}

const message = z.object({ v: z.literal(1), id: z.string().min(1).max(200), events: z.array(z.unknown()).max(10_000) })

const event = z.object({
	event: contentEventName,
	type: z.string().transform((word, context): ContentEvent['type'] => {
		const type = meaningOf(word)
		if (type) return type
		context.addIssue({ code: 'custom', message: `"${word.slice(0, 60)}" is an unknown type` })
		return z.NEVER
	}),
	id: z.int().nonnegative().catch(0),
	slug: z.string().catch(''),
	old_slug: z.string().nullish().catch(null),
})

/** Parses a change notice; throws when it is invalid. Unknown events are reported and skipped. */
export function parseContentChanged(json: unknown, report: Report = () => {}): ContentChanged {
	const parsed = message.safeParse(json)
	if (!parsed.success) {
		throw new BackendError(`invalid change notice: ${z.prettifyError(parsed.error)}`)
	}
	const events = parsed.data.events.flatMap((raw, n) => {
		const one = event.safeParse(raw)
		if (one.success) return [reshape(one.data)]
		const issue = one.error.issues[0]
		const field = ['events', n, ...(issue?.path ?? [])].join('.')
		report({ type: 'content-changed', id: null, field, message: issue?.message ?? 'cannot be read' })
		return []
	})
	return { id: parsed.data.id, events }
}

function reshape({ event: happened, type, id, slug, old_slug }: z.infer<typeof event>): ContentEvent {
	const oldSlug = old_slug ? routeSlug(old_slug) : undefined
	return { event: happened, type, id, slug: routeSlug(slug) ?? '', ...(oldSlug ? { oldSlug } : {}) }
}

function meaningOf(word: string): ContentEvent['type'] | undefined {
	if (word.startsWith('term:')) return 'terms'
	if (word === 'media' || word === 'attachment') return 'media'
	return word === 'options' ? 'options' : contentTypeOf(word)
}
