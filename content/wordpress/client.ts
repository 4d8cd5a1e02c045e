import type { ContentType, PictureSource, Term } from '../model/content.ts'
import { coreOptions } from './discovery/core-wordpress.ts'
import { createDiscovery, type OperatorEvents, PLUGIN_IS_OFF } from './discovery/discovery-cache.ts'
import { resolveSlug } from './discovery/resolve-slug.ts'
import { CUSTOM_V1 } from './discovery/rest-prefixes.ts'
import type { AttemptLimits } from './http/attempt.ts'
import { type Backend, BackendError, type OptionsAnswer } from './http/backend.ts'
import { fetchRecords, publishedIds, taxonomy } from './http/fetch-records.ts'
import { createRelatedReader } from './http/fetch-related.ts'
import type { Fetch } from './http/follow.ts'
import { createListReader } from './http/list-all.ts'
import { createRestApi, unexpected } from './http/rest-api.ts'
import { createArticleIndex } from './parse/article-index.ts'
import { readOptions } from './parse/options/read-options.ts'
import { readItems } from './parse/read-items.ts'
import type { Report } from './report.ts'

export interface WordPressSettings extends OperatorEvents {
	/** The address of the WordPress, without /wp-json. */
	apiBase: string
	/** How to reach it: `globalThis.fetch`, or the embedded backend's handler. */
	fetch: Fetch
	/** Called for every skipped record or field. */
	report: Report
	/** Names this backend in snapshots. */
	source: string
	/** Further hosts (with their port) that serve the backend's media. */
	mediaHosts?: string[]
	/** Whether `fetch` sends API_USER and API_PASSWORD, for the words of a refusal. */
	hasCredentials?: boolean
	/** For tests. */
	wait?: (ms: number) => Promise<void>
	limits?: Partial<AttemptLimits>
}

/** A backend with the hosts (and ports) of its media. */
export type WordPressBackend = Backend & { mediaHosts(): string[] }

/** The content backend at `apiBase`. Responses are parsed and sanitised; failures are `BackendError`s. */
export function createWordPressBackend(settings: WordPressSettings): WordPressBackend {
	const { report, source } = settings
	const api = createRestApi(settings)
	const discovery = createDiscovery(api, settings.mediaHosts ?? [], settings)
	const readList = createListReader(api, report)
	const articles = createArticleIndex(readList)
	const known = new Map<string, PictureSource>()
	const terms = { categories: new Map<number, Term>(), tags: new Map<number, Term>() }
	/** Types that had records, in this process or in the snapshot. */
	const expected = new Set<ContentType>()

	async function options(): Promise<OptionsAnswer> {
		const route = `${CUSTOM_V1}/options/general`
		const answer = await api.ask(route)
		if (answer.status === 200) {
			const { name, urls } = await discovery.currentOrFallback()
			return readOptions(answer.json, urls, report, name)
		}
		const found = answer.status === 404 ? await discovery.current() : null
		if (found?.kind !== 'core' || [...expected].some(isPluginType)) throw unexpected(route, answer)
		return readOptions(coreOptions(found), found.urls, report)
	}

	async function items<Type extends ContentType>(type: Type, only: { ids?: number[] } = {}) {
		const found = await discovered()
		const { records, unshown } = await fetchRecords(readList, found, type, only, expected)
		if (records.length > 0) expected.add(type)
		if (type === 'posts') articles.learn(records, !only.ids)
		const urls = { ...found.urls, articles: await articles.neededBy(records) }
		const [categories, tags] = await termsFor(type, records)
		const answer = await readItems(type, records, { urls, known, report, taxonomies: { categories, tags } })
		return { ...answer, unshown }
	}

	/** Fails when the plugin was there before, also by the snapshot: without it records would lose most of their fields. */
	async function discovered() {
		const found = await discovery.current()
		if (found.kind === 'core' && [...expected].some(isPluginType)) throw new BackendError(PLUGIN_IS_OFF)
		return found
	}

	/** Only articles send their terms as ids. */
	async function termsFor(type: ContentType, records: unknown[]): Promise<[Term[], Term[]]> {
		if (type !== 'posts' || records.length === 0) return [[], []]
		return Promise.all([rememberedTerms('categories'), rememberedTerms('tags')])
	}

	/** Keeps terms that a truncated list misses: WordPress removes deleted terms from articles too. */
	async function rememberedTerms(type: 'categories' | 'tags'): Promise<Term[]> {
		for (const term of await taxonomy(readList, type, report)) terms[type].set(term.id, term)
		return [...terms[type].values()]
	}

	return {
		source,
		mediaHosts: discovery.mediaHosts,
		options,
		items,
		expect(types) {
			for (const type of types) expected.add(type)
		},
		categories: () => taxonomy(readList, 'categories', report),
		ids: async (type) => publishedIds(readList, await discovered(), type, expected),
		...createRelatedReader(readList, discovered),
		resolve: (type, slug) => resolveSlug(api, type, slug),
		async pingCron() {
			// The response is empty and slow, and is ignored.
			await api.askSite('wp-cron.php?doing_wp_cron', { tries: 1 }).catch(() => {})
		},
	}
}

/** Types that only our plugin gives a WordPress. */
function isPluginType(type: ContentType): boolean {
	return type !== 'posts' && type !== 'pages'
}
