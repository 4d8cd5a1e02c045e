import { data } from 'react-router'
import { isUnsent, stayWhenUnsent, submitOrStay, unsentNote } from '#app/browser/recovery/submit-or-stay.ts'
import { useBusy, useSendOnce } from '#app/features/applications/device/send-once.ts'
import { donatePage } from '#app/features/giving/donate/donate.server.ts'
import { DonatePage } from '#app/features/giving/donate/donate-page.tsx'
import { readDonationForm } from '#app/features/giving/donate/take-donation.server.ts'
import { payOffers } from '#app/features/giving/pay-offers.server.ts'
import { startGiving } from '#app/features/giving/start-giving.server.ts'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { failedValidation } from '#app/request/missing/not-found.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import type { Route } from './+types/donate.ts'

export const middleware = routeMiddleware('visitors-own')

const UNSENT = { errors: {}, status: 503 as const }
const NOTHING_SENT = 'nothing was sent and no money was taken'

/** A site without bank details and cards takes no donations. */
async function openPage({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
	const content = context.get(contentContext)
	const pay = await payOffers(context, url.pathname)
	const { options } = content
	if (!options || (!pay.bank && !pay.card)) throw failedValidation(url.pathname)
	const formContext = createFormContext(content, context.get(siteContext).url, Date.now())
	return donatePage({ options, formContext, pay, url })
}

export async function loader(args: Route.LoaderArgs) {
	const page = await openPage(args)
	const isWrong = Object.keys(page.errors).length > 0
	return { page, hasErrors: isWrong || args.context.get(foundErrorsContext) }
}

export async function action(args: Route.ActionArgs) {
	const { context, request } = args
	const form = new URLSearchParams(await request.text())
	const read = readDonationForm(form, await openPage(args))
	if ('again' in read) {
		context.set(foundErrorsContext, Object.keys(read.again.errors).length > 0)
		return data(read.again, { status: read.again.status })
	}
	const started = await startGiving(context, request, read.given)
	if (started instanceof Response) return started
	return data({ values: Object.fromEntries(form), errors: {}, ...started }, { status: started.status })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitOrStay(serverAction)

export const shouldRevalidate = stayWhenUnsent

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData && `${loaderData.hasErrors ? ERROR_PREFIX : ''}Your donation` })
}

export default function DonateRoute({ loaderData: { page }, actionData }: Route.ComponentProps) {
	const { guard } = useSendOnce()
	const isSending = useBusy() === 'send'
	const again = isUnsent(actionData)
		? { ...UNSENT, values: page.values, problem: unsentNote(actionData, NOTHING_SENT) }
		: (actionData ?? null)
	return <DonatePage page={page} again={again} isSending={isSending} onSubmit={guard} />
}
