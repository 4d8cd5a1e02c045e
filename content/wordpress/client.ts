import type { ContentType, PictureSource, Term } from '../model/content.ts'
import { coreOptions } from './discovery/core-wordpress.ts'
import { createDiscovery, type OperatorEvents, PLUGIN_IS_OFF } from './discovery/discovery-cache.ts'
import { resolveSlug } from './discovery/resolve-slug.ts'
import type { AttemptLimits } from './http/attempt.ts'
import { type Backend, BackendError, type OptionsAnswer } from './http/backend.ts'
import { createTaxonomyReader, fetchRecords, publishedIds, type ReadTerms } from './http/fetch-records.ts'
import { createRelatedReader } from './http/fetch-related.ts'
import type { Fetch } from './http/follow.ts'
import { createListReader, TOTAL_FIELD } from './http/list-all.ts'
import { CUSTOM_V1, createRestApi, type RestApi, unexpected } from './http/rest-api.ts'
import { createArticleIndex } from './parse/article-index.ts'
import { readOptions } from './parse/options/read-options.ts'
import { readItems } from './parse/read-items.ts'
import { type PreviewAnswer, readPreview } from './preview.ts'
import type { Problem, Report, Withdraw } from './report.ts'

interface WordPressSettings extends OperatorEvents {
	/** The address of the WordPress, without /wp-json. */
	apiBase: string
	/** How to reach it: `globalThis.fetch`, or the embedded backend's handler. */
	fetch: Fetch
	/** Called for every skipped record or field. */
	report: Report
	/** Called before what was read is reported anew, and for records that are gone. */
	withdraw?: Withdraw
	/** Names this backend in snapshots. */
	source: string
	/** Further hosts (with their port) that serve the backend's media. */
	mediaHosts?: string[]
	/** Records that are skipped, because a process has stood still at them, and when. */
	endless?: ReadonlyMap<string, number>
	/** Whether `fetch` sends API_USER and API_PASSWORD, for the words of a refusal. */
	hasCredentials?: boolean
	/** Tests pass one that does not wait. */
	wait?: (ms: number) => Promise<void>
	limits?: Partial<AttemptLimits>
}

/** A backend with the hosts (and ports) of its media, and previews. */
export type WordPressBackend = Backend & {
	mediaHosts(): string[]
	/** One item in any status, for its editor. */
	preview<Type extends ContentType>(asked: { type: Type; id: number; token: string }): Promise<PreviewAnswer<Type>>
}

/** The content backend at `apiBase`. Responses are parsed and sanitised; failures are `BackendError`s. */
export function createWordPressBackend(settings: WordPressSettings): WordPressBackend {
	const { report, withdraw = () => {}, source, endless } = settings
	const api = createRestApi(settings)
	const discovery = createDiscovery(api, settings.mediaHosts ?? [], settings)
	const readList = createListReader(api, report, withdraw)
	const articles = createArticleIndex(readList)
	const known = new Map<string, PictureSource>()
	const readTerms = createTaxonomyReader(readList, settings)
	const termsFor = createArticleTerms(readTerms)
	/** Types that had records, in this process or in the snapshot. */
	const expected = new Set<ContentType>()

	async function options(): Promise<OptionsAnswer> {
		const route = `${CUSTOM_V1}/options/general`
		const answer = await api.ask(route)
		if (answer.status === 200) {
			const { name, urls } = await discovery.currentOrFallback()
			withdraw((problem) => problem.type === 'options')
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
		const context = { ...(await contextOf(type, records, found)), report }
		withdraw(isAbout(type, only.ids && new Set(only.ids)))
		return { ...(await readItems(type, records, context)), unshown }
	}

	async function contextOf(type: ContentType, records: unknown[], found: Awaited<ReturnType<typeof discovered>>) {
		const urls = { ...found.urls, articles: await articles.neededBy(records) }
		return { urls, taxonomies: await termsFor(type, records), known, endless }
	}

	/** Fails when the plugin was there before, also by the snapshot: without it records would lose most of their fields. */
	async function discovered() {
		const found = await discovery.current()
		if (found.kind === 'core' && [...expected].some(isPluginType)) throw new BackendError(PLUGIN_IS_OFF)
		return found
	}

	return {
		source,
		mediaHosts: discovery.mediaHosts,
		options,
		items,
		expect(types) {
			for (const type of types) expected.add(type)
		},
		categories: () => readTerms('categories'),
		async ids(type) {
			const listed = await publishedIds(readList, await discovered(), type, expected)
			withdraw(isOfGone(type, new Set(listed.ids)))
			return listed
		},
		...createRelatedReader(readList, discovered),
		resolve: (type, slug) => resolveSlug(api, type, slug),
		preview(asked) {
			const contextIn = async (records: unknown[]) => contextOf(asked.type, records, await discovered())
			return readPreview({ api, contextOf: contextIn }, asked)
		},
		pingCron: () => pingCron(api),
	}
}

/** The response is empty and slow, and is ignored. */
async function pingCron(api: RestApi) {
	await api.askSite('wp-cron.php?doing_wp_cron', { tries: 1 }).catch(() => {})
}

/** Reports about these records; about all of the type without `ids`. */
function isAbout(type: ContentType, ids: ReadonlySet<number> | undefined) {
	return (problem: Problem) => {
		if (problem.type !== type || problem.field === TOTAL_FIELD) return false
		return ids === undefined || (problem.id !== null && ids.has(problem.id))
	}
}

/** Reports about records that are no longer published. */
function isOfGone(type: ContentType, published: ReadonlySet<number>) {
	return (problem: Problem) => problem.type === type && problem.id !== null && !published.has(problem.id)
}

/** Types that only our plugin gives a WordPress. */
function isPluginType(type: ContentType): boolean {
	return type !== 'posts' && type !== 'pages'
}

/** Reads the categories and tags of records: only articles send their terms as ids. */
function createArticleTerms(readTerms: ReadTerms) {
	const terms = { categories: new Map<number, Term>(), tags: new Map<number, Term>() }

	/** Keeps terms that a truncated list misses: WordPress removes deleted terms from articles too. */
	async function remembered(type: 'categories' | 'tags'): Promise<Term[]> {
		for (const term of await readTerms(type)) terms[type].set(term.id, term)
		return [...terms[type].values()]
	}

	return async (type: ContentType, records: unknown[]): Promise<{ categories: Term[]; tags: Term[] }> => {
		if (type !== 'posts' || records.length === 0) return { categories: [], tags: [] }
		const [categories, tags] = await Promise.all([remembered('categories'), remembered('tags')])
		return { categories, tags }
	}
}
