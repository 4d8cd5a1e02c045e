import { data } from 'react-router'
import { isUnsent, submitOrStay, unsentNote } from '#app/browser/recovery/submit-or-stay.ts'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { newAddressLimit } from '#app/request/forms/new-address-limit.server.ts'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { charityFrom } from '#domain/charity/charity.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import { type NoticeResult, takeNotice } from '../features/shop/notice/notice.server.ts'
import { NoticePage } from '../features/shop/notice/notice-page.tsx'
import { shopFactsNow } from '../features/shop/shop-facts.server.ts'
import type { Route } from './+types/shop-notice.ts'

const TITLE = 'Email me when it’s back'

export const middleware = routeMiddleware('visitors-own')

export function loader({ context }: Route.LoaderArgs) {
	return { hasErrors: context.get(foundErrorsContext) }
}

export async function action(args: Route.ActionArgs) {
	const { context, request, url } = args
	const { store, formSecret, deliver } = context.get(recordsContext)
	try {
		const result = await takeNotice(new URLSearchParams(await request.text()), {
			store,
			formSecret,
			facts: await shopFactsNow(context, url.pathname),
			now: Date.now(),
			charity: charityFrom(context.get(contentContext), context.get(siteContext).url),
			limit: newAddressLimit(context),
		})
		deliver()
		context.set(foundErrorsContext, result.kind === 'again')
		return data({ result, notNow: null }, { status: statusOf(result) })
	} catch (error) {
		return data({ result: null, notNow: linkDown(args, error) }, { status: 503 })
	}
}

function statusOf(result: NoticeResult): number {
	if (result.kind === 'again') return result.status
	return result.kind === 'unknown' ? 404 : 200
}

/** The form is on the page of an item: what was typed comes along to this one. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	const answer = await submitOrStay(serverAction)
	if (!isUnsent(answer)) return answer
	const typed = (name: string) => String(form.get(name) ?? '')
	const [slug, variant, email] = [typed('slug'), typed('wanted'), typed('email')]
	const error = { id: 'notice-email', text: unsentNote(answer, 'nothing was stored') }
	const notice = { slug, title: TITLE, variants: [{ key: variant, label: '' }] }
	const result: NoticeResult = { kind: 'again', notice, typed: { variant, email, errors: [error] }, status: 429 }
	return data({ result, notNow: null }, { status: result.status })
}

/** A busy site may refuse this too, which must not hide the answer. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
	serverLoader().catch(() => ({ hasErrors: true }))

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: `${loaderData?.hasErrors ? ERROR_PREFIX : ''}${TITLE}` })
}

export default function ShopNoticeRoute({ actionData }: Route.ComponentProps) {
	if (actionData?.notNow) return <StopPage {...actionData.notNow} backUrl={null} isAnswer />
	return <NoticePage result={actionData?.result ?? { kind: 'unknown' }} />
}
