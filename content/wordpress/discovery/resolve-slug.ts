import type { ContentType } from '#content/model/content.ts'
import { BackendError } from '../http/backend.ts'
import { CUSTOM_V1, type RestApi, unexpected } from '../http/rest-api.ts'
import { isRecord } from '../parse/read-base.ts'
import { routeSlug } from '../parse/slugs.ts'

/** A visitor waits for this response. */
const TIMEOUT_MS = 1_000

/** The slug that replaced `slug`. The timeout includes waiting behind queued sync requests. */
export async function resolveSlug(api: RestApi, type: ContentType, slug: string): Promise<string | undefined> {
	let timer: NodeJS.Timeout | undefined
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new BackendError('the content backend did not resolve a slug in time')), TIMEOUT_MS)
	})
	try {
		return await Promise.race([requestSlug(api, type, slug), timeout])
	} finally {
		clearTimeout(timer)
	}
}

async function requestSlug(api: RestApi, type: ContentType, slug: string) {
	const route = `${CUSTOM_V1}/resolve`
	const answer = await api.ask(route, { type, slug }, { tries: 1, timeoutMs: TIMEOUT_MS })
	if (answer.status === 404) return undefined
	if (answer.status !== 200) throw unexpected(route, answer)
	const found = isRecord(answer.json) && typeof answer.json.slug === 'string' ? routeSlug(answer.json.slug) : undefined
	return found === slug ? undefined : found
}
