import { data, redirect } from 'react-router'
import { isUnsent, stayWhenUnsent, submitOrStay } from '#app/browser/recovery/submit-or-stay.ts'
import { RETENTION_DAYS } from '#app/features/applications/device/retention-days.ts'
import { useBusy } from '#app/features/applications/device/send-once.ts'
import { payOffers } from '#app/features/giving/pay-offers.server.ts'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { failedValidation } from '#app/request/missing/not-found.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import type { Question } from '#domain/forms/question.ts'
import { checkStep, suggestionsFor } from '#domain/forms/validation/read-step.ts'
import { showStep } from '../features/applications/steps/show-step.server.ts'
import { AnswerForm } from '../features/applications/view/answer-form.tsx'
import { FormStages } from '../features/applications/view/form-stages.tsx'
import { QuestionField } from '../features/applications/view/questions/question-field.tsx'
import { answerCheckout } from '../features/shop/checkout/answer-checkout.server.ts'
import { CheckoutLayout } from '../features/shop/checkout/checkout-layout.tsx'
import { checkoutStage } from '../features/shop/checkout/checkout-stage.ts'
import { obstacleOf, summaryOf } from '../features/shop/checkout/checkout-view.server.ts'
import { DeliveryFacts } from '../features/shop/checkout/delivery-facts.tsx'
import { madeForYou } from '../features/shop/checkout/made-for-you.server.ts'
import { MadeForYou } from '../features/shop/checkout/made-for-you.tsx'
import { ObstaclePage } from '../features/shop/checkout/obstacles/obstacle-page.tsx'
import { openCheckout, unfinishedBefore } from '../features/shop/checkout/open-checkout.server.ts'
import { recipientOf } from '../features/shop/checkout/place-checkout.server.ts'
import type { Route } from './+types/checkout-step.ts'
import '#app/ui/styles/conditions.css'
import '../features/applications/view/forms.css'
import '../features/applications/view/stages.css'

export const middleware = routeMiddleware('visitors-own')

async function openStep(args: Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>) {
	const id = (['details', 'delivery'] as const).find((one) => one === args.params.step)
	if (!id) throw failedValidation(args.url.pathname)
	const checkout = await openCheckout(args)
	const obstacle = obstacleOf(checkout, await payOffers(args.context, args.url.pathname))
	const unfinished = unfinishedBefore(id, checkout)
	if (!obstacle && unfinished) throw redirect(`/checkout/${unfinished}${checkout.draft ? '?incomplete' : ''}`)
	const step = id === 'details' ? checkout.details : checkout.delivery
	if (!obstacle && !step) throw redirect('/checkout/pay')
	return { id, checkout, obstacle, step: step ?? checkout.details }
}

export async function loader(args: Route.LoaderArgs) {
	const { id, checkout, obstacle, step } = await openStep(args)
	const { answers } = checkout
	const errors = args.url.searchParams.has('incomplete') ? checkStep(step, answers).errors : []
	const { isStoreDown, delivery } = checkout
	const page = {
		obstacle,
		step: showStep(step, answers, { errors, suggestions: suggestionsFor(step, answers) }),
		summary: summaryOf(checkout, args.context),
		stage: checkoutStage(id, delivery !== null),
		made: id === 'details' ? madeForYou(checkout) : [],
		recipient: id === 'delivery' ? recipientOf(checkout) : [],
		backUrl: id === 'details' ? '/basket' : '/checkout/details',
		savedPaths: id === 'details' ? [] : ['/checkout/details'],
		problem: isStoreDown ? 'We can’t reach what you typed before just now. Please try again in a moment.' : null,
		hasErrors: errors.length > 0 || args.context.get(foundErrorsContext),
	}
	return data(page, { status: isStoreDown ? 503 : 200 })
}

export async function action(args: Route.ActionArgs) {
	const { context, request } = args
	const { id, checkout, obstacle, step } = await openStep(args)
	if (obstacle) throw redirect(`/checkout/${id}`, 303)
	const body = new URLSearchParams(await request.text())
	const answered = await answerCheckout({ context, request, checkout, step, body })
	if (answered.kind === 'again') {
		const { answers, errors, suggestions, problem, status } = answered
		context.set(foundErrorsContext, errors.length > 0)
		const summary = summaryOf(checkout, context)
		const made = id === 'details' ? madeForYou({ ...checkout, answers }) : []
		return data({ step: showStep(step, answers, { errors, suggestions }), problem, summary, made }, { status })
	}
	const headers = new Headers(answered.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
	throw redirect(id === 'details' && checkout.delivery ? '/checkout/delivery' : '/checkout/pay', {
		status: 303,
		headers,
	})
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitOrStay(serverAction)

export const shouldRevalidate = stayWhenUnsent

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: page && `${page.hasErrors ? ERROR_PREFIX : ''}${page.step.title} - Checkout` })
}

export default function CheckoutStepRoute({ loaderData: page, actionData }: Route.ComponentProps) {
	const again = actionData && !isUnsent(actionData) ? actionData : null
	const { step, summary, problem, made } = again ?? page
	const isSending = useBusy() === 'send'
	const isOfThing = ({ name }: { name: string }) => made.some(({ names }) => names.includes(name))
	if (page.obstacle) return <ObstaclePage obstacle={page.obstacle} />
	return (
		<CheckoutLayout
			summary={summary}
			problem={problem}
			title={step.title}
			errors={step.errors}
			backUrl={page.backUrl}
			progress={<FormStages stage={page.stage} dog={null} />}
		>
			<AnswerForm
				key={step.id}
				hidden={[{ name: 'shown', value: summary.shown }]}
				questions={step.questions}
				savedPaths={page.savedPaths}
			>
				{page.recipient.length > 0 && (
					<DeliveryFacts recipient={page.recipient} way={[step.intro, ...step.notes].filter(Boolean)} />
				)}
				{groupsOf(step.questions.filter((question) => !isOfThing(question))).map(({ title, questions }) => (
					<section key={title} aria-label={title || undefined} className="checkout-part">
						{title && <h2 className="text-h3">{title}</h2>}
						<div className="form-questions">
							{questions.map((question) => (
								<QuestionField key={question.name} question={question} />
							))}
						</div>
					</section>
				))}
				{made.map((one) => (
					<MadeForYou key={one.key} made={one}>
						{step.questions.map(
							(question) =>
								one.names.includes(question.name) && <QuestionField key={question.name} question={question} />,
						)}
					</MadeForYou>
				))}
				<div className="grid gap-4">
					<Button type="submit" size="sasm" className="justify-self-start" busy={isSending} busyLabel="One moment…">
						Continue
					</Button>
					<p className="max-w-[35em] text-note text-ink-2">
						Nothing is ordered yet. This device keeps what you type for up to {RETENTION_DAYS} days, so that you can
						come back to it.
					</p>
				</div>
			</AnswerForm>
		</CheckoutLayout>
	)
}

const ADDRESS = ['country', 'line1', 'line2', 'town', 'postcode', 'county']

/** The details under two headings; anything else, and details without an address, under none. */
function groupsOf(questions: Question[]): { title: string; questions: Question[] }[] {
	const [address, others] = [true, false].map((isAddress) =>
		questions.filter(({ name }) => ADDRESS.includes(name) === isAddress),
	)
	if (!address?.length) return [{ title: '', questions }]
	return [
		{ title: 'Who you are', questions: others ?? [] },
		{ title: 'Where it goes', questions: address },
	]
}
