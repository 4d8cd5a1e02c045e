import { countFacets } from '#domain/desk/inbox/facets.ts'
import { inboxDayOf } from '#domain/desk/inbox/inbox-day.ts'
import { OPEN_STATUSES } from '#domain/desk/inbox/inbox-query.ts'
import { dayIn } from '#lib/dates.ts'
import { groupInbox } from '#records/cases/inbox/count-inbox.ts'
import { issueWordPressLink } from '#records/staff/sign-in/wordpress-links.ts'
import { listTeam } from '#records/staff/team.ts'
import type { Store } from '#records/store/open-store.ts'
import type { Config } from './config.ts'
import type { createContentStack } from './content/content-stack.ts'
import { createContentFiles, createPluginRoutes } from './content/plugin-routes.ts'
import type { Log } from './logging/log.ts'
import type { createPageStack } from './pages/page-stack.ts'
import { createPreviews } from './preview/previews.ts'
import type { Records } from './records.ts'

interface EditorRoutesOptions {
	config: Config
	content: ReturnType<typeof createContentStack>
	records: Pick<Records, 'store'>
	pages: Pick<Awaited<ReturnType<typeof createPageStack>>, 'preview' | 'isUnreachable'>
	siteUrl: string
	log: Log
}

/** What the WordPress behind the site uses of it: previews, and facts for the plugin's screens. */
export function createEditorRoutes({ config, content, records, pages, siteUrl, log }: EditorRoutesOptions) {
	const { replica } = content
	return {
		previews: createPreviews({
			backend: content,
			replica,
			secret: content.sharedSecret,
			log,
			isUnreachable: pages.isUnreachable,
			render: pages.preview,
		}),
		plugin: createPluginRoutes({
			secret: config.contentSecret,
			apiBase: config.apiBase,
			siteUrl,
			log,
			status: replica.status,
			skipped: content.skipped,
			files: createContentFiles(config.contentDir),
			async deskCounts() {
				const { options } = await replica.current()
				return countOpenCases(records.store, dayIn(options?.site.timezone ?? 'Europe/London', Date.now()))
			},
			deskLink: config.wordPressSignIn
				? async ({ email, nonce, expires }) => {
						const key = await issueWordPressLink(records.store, { email, nonce, expiresAt: expires * 1000 }, Date.now())
						return key && `/desk/sign-in/link?key=${key}`
					}
				: null,
		}),
	}
}

/** How many cases are open, and how many of those are overdue. @param today of the charity, `YYYY-MM-DD` */
export async function countOpenCases(store: Store, today: string): Promise<{ open: number; overdue: number }> {
	const day = inboxDayOf(await listTeam(store), today)
	const everyone = { form: '', person: '', slugs: undefined, due: '', terms: [] } as const
	const filter = { ...everyone, statuses: OPEN_STATUSES, isQuarantined: false }
	const { all } = countFacets(await groupInbox(store, filter, day), everyone, { ownId: '', ...day })
	return { open: all.total, overdue: all.overdue }
}
