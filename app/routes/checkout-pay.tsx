import { data, redirect } from 'react-router'
import { isUnsent, stayWhenUnsent, submitOrStay, unsentNote } from '#app/browser/recovery/submit-or-stay.ts'
import { useBusy } from '#app/features/applications/device/send-once.ts'
import { payOffers } from '#app/features/giving/pay-offers.server.ts'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { AnswerForm } from '../features/applications/view/answer-form.tsx'
import { FormStages } from '../features/applications/view/form-stages.tsx'
import { CheckoutLayout } from '../features/shop/checkout/checkout-layout.tsx'
import { checkoutStage } from '../features/shop/checkout/checkout-stage.ts'
import { obstacleOf, summaryOf } from '../features/shop/checkout/checkout-view.server.ts'
import { ObstaclePage } from '../features/shop/checkout/obstacles/obstacle-page.tsx'
import { type OpenCheckout, openCheckout, unfinishedBefore } from '../features/shop/checkout/open-checkout.server.ts'
import { payCheckout, payOf } from '../features/shop/checkout/pay/pay-checkout.server.ts'
import { PayChoice } from '../features/shop/checkout/pay/pay-choice.tsx'
import type { PayOffers } from '../features/shop/checkout/pay/pay-data.ts'
import { PayDetails, Terms } from '../features/shop/checkout/pay/pay-details.tsx'
import type { Route } from './+types/checkout-pay.ts'
import '#app/ui/styles/conditions.css'
import '../features/applications/view/stages.css'

export const middleware = routeMiddleware('visitors-own')

const TITLE = 'Check your order'
const NOTHING_ORDERED = 'nothing was ordered and no money was taken'

async function open(args: Pick<Route.LoaderArgs, 'context' | 'request' | 'url'>) {
	const checkout = await openCheckout(args)
	const offers = await payOffers(args.context, args.url.pathname)
	return { checkout, offers }
}

function pageOf(
	checkout: OpenCheckout,
	offers: PayOffers,
	{ context }: Pick<Route.LoaderArgs, 'context'>,
	chosen?: string,
) {
	return {
		obstacle: obstacleOf(checkout, offers),
		summary: summaryOf(checkout, context),
		pay: payOf(checkout, offers, context, chosen),
		stage: checkoutStage('pay', checkout.delivery !== null),
		backUrl: checkout.delivery ? '/checkout/delivery' : '/checkout/details',
	}
}

export async function loader(args: Route.LoaderArgs) {
	const { checkout, offers } = await open(args)
	const page = pageOf(checkout, offers, args)
	const unfinished = unfinishedBefore('pay', checkout)
	if (!page.obstacle && unfinished) {
		throw redirect(`/checkout/${unfinished}${checkout.draft ? '?incomplete' : ''}`)
	}
	const problem = checkout.isStoreDown
		? 'We can’t reach what you typed before just now. Please try again in a moment.'
		: null
	const hasErrors = args.context.get(foundErrorsContext)
	return data({ page, problem, hasErrors }, { status: checkout.isStoreDown ? 503 : 200 })
}

export async function action(args: Route.ActionArgs) {
	const { context, request, url } = args
	const { checkout, offers } = await open(args)
	// The answer to the first press was lost.
	if (checkout.placedPath) throw redirect(checkout.placedPath, 303)
	const unfinished = unfinishedBefore('pay', checkout)
	if (checkout.basket.lines.length > 0 && unfinished) throw redirect(`/checkout/${unfinished}?incomplete`, 303)
	const body = new URLSearchParams(await request.text())
	const paid = await payCheckout({ context, request, url, checkout, offers, body })
	if (paid instanceof Response) return paid
	// A lighter parcel goes another way: that page says what has changed.
	const unchosen = paid.checkout.basket.lines.length > 0 && unfinishedBefore('pay', paid.checkout)
	if (unchosen) throw redirect(`/checkout/${unchosen}?incomplete`, 303)
	context.set(foundErrorsContext, true)
	const headers = paid.cookie ? { 'Set-Cookie': paid.cookie } : undefined
	const page = pageOf(paid.checkout, offers, args, body.get('pay') ?? '')
	return data({ page, problem: paid.problem }, { status: paid.status, ...(headers ? { headers } : {}) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitOrStay(serverAction)

export const shouldRevalidate = stayWhenUnsent

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData && `${loaderData.hasErrors ? ERROR_PREFIX : ''}${TITLE} - Checkout` })
}

export default function CheckoutPayRoute({ loaderData, actionData }: Route.ComponentProps) {
	const again = isUnsent(actionData)
		? { page: loaderData.page, problem: unsentNote(actionData, NOTHING_ORDERED) }
		: (actionData ?? null)
	const { page, problem } = again ?? loaderData
	const isSending = useBusy() === 'send'
	const { obstacle, summary, pay, stage, backUrl } = page
	if (obstacle) return <ObstaclePage obstacle={obstacle} />
	return (
		<CheckoutLayout
			title={TITLE}
			summary={summary}
			problem={problem}
			backUrl={backUrl}
			errors={NO_ERRORS}
			isGoodsFirst={true}
			progress={<FormStages stage={stage} dog={null} />}
		>
			<AnswerForm
				hidden={[{ name: 'shown', value: summary.shown }]}
				questions={NO_QUESTIONS}
				savedPaths={EARLIER_PATHS}
			>
				<PayDetails pay={pay} />
				<Terms pay={pay} />
				<PayChoice pay={pay} isSending={isSending} />
			</AnswerForm>
		</CheckoutLayout>
	)
}

const NO_ERRORS: { id: string; text: string }[] = []
const NO_QUESTIONS: [] = []
const EARLIER_PATHS = ['/checkout/details', '/checkout/delivery']
