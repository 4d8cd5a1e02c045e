import { data, redirect } from 'react-router'
import { isUnsent, stayWhenUnsent, submitOrStay, unsentNote } from '#app/browser/recovery/submit-or-stay.ts'
import { useBusy, useSendOnce } from '#app/features/applications/device/send-once.ts'
import { payOffers } from '#app/features/giving/pay-offers.server.ts'
import { sponsorPage } from '#app/features/giving/sponsor/sponsor.server.ts'
import { SponsorPage, sponsorTitle } from '#app/features/giving/sponsor/sponsor-page.tsx'
import { readSponsorship } from '#app/features/giving/sponsor/take-sponsorship.server.ts'
import { startGiving } from '#app/features/giving/start-giving.server.ts'
import { contentContext, siteContext, todayContext } from '#app/request/content.server.ts'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { itemOr404 } from '#app/request/missing/item-or-404.server.ts'
import { failedValidation } from '#app/request/missing/not-found.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import type { Route } from './+types/sponsor.ts'

export const middleware = routeMiddleware('visitors-own')

const UNSENT = { values: {}, errors: {}, status: 503 as const }
const NOTHING_SENT = 'nothing was sent and no money was taken'

async function openPage(
	{ context, params, url }: Pick<Route.LoaderArgs, 'context' | 'params' | 'url'>,
	chosen: URLSearchParams,
) {
	const content = context.get(contentContext)
	const { options } = content
	if (!options) throw failedValidation(url.pathname)
	const dog = await itemOr404({
		context,
		url,
		type: 'dogs',
		slug: params.slug,
		find: (slug) => content.dog(slug),
		to: (slug) => `/sponsor/${slug}`,
	})
	const formContext = createFormContext(content, context.get(siteContext).url, Date.now())
	const pay = await payOffers(context, url.pathname)
	const page = sponsorPage({
		dog,
		dogs: content.dogs,
		options,
		formContext,
		pay,
		today: context.get(todayContext),
		chosen,
	})
	return { dog, page, today: formContext.today, locale: options.site.locale }
}

export async function loader(args: Route.LoaderArgs) {
	const { page } = await openPage(args, args.url.searchParams)
	const hasErrors = page.kind === 'choose' && Object.keys(page.errors).length > 0
	return { page, hasErrors: hasErrors || args.context.get(foundErrorsContext) }
}

export async function action(args: Route.ActionArgs) {
	const { context, request } = args
	const form = new URLSearchParams(await request.text())
	const { dog, page, today, locale } = await openPage(args, form)
	// The choice was changed by hand, or the charity changed its limits: the first step says so.
	if (page.kind !== 'details') throw redirect(`/sponsor/${encodeURIComponent(dog.slug)}?${choiceOf(form)}`, 303)
	const read = readSponsorship(form, { dog, page, today, locale })
	if ('again' in read) {
		context.set(foundErrorsContext, true)
		return data({ page, ...read.again }, { status: read.again.status })
	}
	const started = await startGiving(context, request, read.given)
	if (started instanceof Response) return started
	return data({ page, values: Object.fromEntries(form), errors: {}, ...started }, { status: started.status })
}

function choiceOf(form: URLSearchParams) {
	return new URLSearchParams({ frequency: form.get('frequency') ?? '', own: (form.get('own') ?? '').slice(0, 40) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitOrStay(serverAction)

export const shouldRevalidate = stayWhenUnsent

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: loaderData && `${loaderData.hasErrors ? ERROR_PREFIX : ''}${sponsorTitle(loaderData.page)}`,
	})
}

export default function SponsorRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { guard } = useSendOnce()
	const isSending = useBusy() === 'send'
	const answer = isUnsent(actionData) ? null : (actionData ?? null)
	const again = isUnsent(actionData) ? { ...UNSENT, problem: unsentNote(actionData, NOTHING_SENT) } : answer
	return <SponsorPage page={answer?.page ?? loaderData.page} again={again} isSending={isSending} onSubmit={guard} />
}
