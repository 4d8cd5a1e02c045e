import { RouterContextProvider } from 'react-router'
import type { Content, ContentSource } from '#content/model/content.ts'
import type { PreviewFacts } from '#domain/pages/preview.ts'
import { paymentDescription } from '#domain/payables/payable-details.ts'
import { HOUR_MS } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { IconsByName } from '#lib/icons/icon.ts'
import { takeEmailTo } from '#records/email/address-limit.ts'
import { type AppBuild, appEntry } from '../app-entry.ts'
import type { Config } from '../config.ts'
import type { Visitor } from '../http/http.ts'
import { createRateLimit } from '../http/limits/rate-limit.ts'
import type { Log } from '../logging/log.ts'
import type { Payments } from '../payments/payments.ts'
import type { Records } from '../records.ts'

/** Emails of this process to one address: links to forms and monthly donations, newsletter confirmations. The store counts all emails to it. */
const MAX_EMAILS = { max: 3, withinMs: HOUR_MS }

export interface PageContextOptions {
	build: AppBuild
	/** Sent to the browser, which polls for newer builds. */
	buildId?: string | undefined
	currentSlug: ContentSource['currentSlug']
	icons: (names: string[], requestedAt: number) => Promise<IconsByName>
	siteUrl: string
	gallery: boolean
	records: Records
	/** Undefined while the keys of Stripe are not set. */
	payments?: Payments | undefined
	formSecret: FormSecret
	/** Emails per hour to unconfirmed addresses. */
	emailLimits: Config['emailLimits']
	/** What orders without money may keep off the shelf. */
	unpaidLimits: Config['unpaidLimits']
	log: Log
	/** In development Vite adds scripts of its own, which no hash covers. */
	dev: boolean
}

/** What a page depends on, apart from its URL. */
export interface CacheVersion {
	content: Content
	/** The charity's calendar day, as midnight UTC of that date. */
	today: Date
}

export function createPageContext(options: PageContextOptions) {
	const { build, buildId, currentSlug, icons, siteUrl, gallery, records, payments, log, dev } = options
	const { formSecret, emailLimits, unpaidLimits } = options
	const mayAskFor = createRateLimit(MAX_EMAILS)

	return async function contextOf(
		{ content, today }: CacheVersion,
		visitor: Visitor,
		marker: string,
		preview: PreviewFacts | null = null,
	) {
		const requestedAt = performance.now()
		const entry = await appEntry(build)
		const context = new RouterContextProvider()
		context.set(entry.contentContext, content)
		context.set(entry.todayContext, today)
		context.set(entry.previewContext, preview)
		context.set(entry.currentSlugContext, currentSlug)
		context.set(entry.iconsContext, (names) => icons(names, requestedAt))
		context.set(entry.siteContext, { url: siteUrl, gallery, buildId })
		context.set(entry.recordsContext, {
			...records,
			formSecret,
			emailLimits,
			unpaidLimits,
			onEmailAlarm: () => log.warn(emailLimits, 'emails to new addresses quarantined'),
			mayWriteTo: async (email) =>
				mayAskFor(email.toLowerCase()) && (await takeEmailTo(records.store, email, Date.now())),
		})
		if (payments) {
			const charity = content.options?.site.name ?? ''
			context.set(
				entry.paymentsContext,
				payments.forPages((beside) => paymentDescription(beside, charity), content.options?.shop.excludeDelayed),
			)
		}
		context.set(entry.visitorContext, visitor)
		// In development Vite's styles have an empty nonce, and there is no policy.
		context.set(entry.nonceContext, dev ? undefined : marker)
		context.set(entry.errorLogContext, (error, path) => log.error({ err: error, path }, 'page render failed'))
		return { entry, context }
	}
}
