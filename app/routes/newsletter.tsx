import { data } from 'react-router'
import { stayWhenUnsent, submitOrStay } from '#app/browser/recovery/submit-or-stay.ts'
import { sampleDog } from '#app/features/applications/newsletter/news-sample.server.ts'
import { NewsSample } from '#app/features/applications/newsletter/news-sample.tsx'
import {
	CONFIRM_DAYS,
	newsletterPage,
	takeSubscribeRequest,
} from '#app/features/applications/newsletter/subscribe.server.ts'
import { SubscribedPage } from '#app/features/applications/newsletter/subscribed-page.tsx'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { newAddressLimit } from '#app/request/forms/new-address-limit.server.ts'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import { STORED_ON_DEVICE, showStep } from '../features/applications/steps/show-step.server.ts'
import { StepPage } from '../features/applications/view/pages/step-page.tsx'
import type { Route } from './+types/newsletter.ts'

export const middleware = routeMiddleware('visitors-own')

export function loader({ context }: Route.LoaderArgs) {
	const formContext = createFormContext(context.get(contentContext), context.get(siteContext).url, Date.now())
	const { form, step } = newsletterPage(formContext)
	return {
		formTitle: form.title,
		step: showStep(step, {}),
		sendText: form.send,
		privacy: { text: form.privacy, url: formContext.privacyUrl },
		note: STORED_ON_DEVICE,
		days: CONFIRM_DAYS,
		sample: sampleDog(context.get(contentContext)),
		hasErrors: context.get(foundErrorsContext),
	}
}

/** Handles this page's form and the email field on other pages. */
export async function action({ context, request, url }: Route.ActionArgs) {
	const content = context.get(contentContext)
	const records = context.get(recordsContext)
	const now = Date.now()
	const asked = await takeSubscribeRequest({
		store: records.store,
		formContext: createFormContext(content, context.get(siteContext).url, now),
		emailTexts: content.emailTexts,
		body: new URLSearchParams(await request.text()),
		mayWriteTo: records.mayWriteTo,
		newAddressLimit: newAddressLimit(context),
		now,
		onStoreError: (error) => context.get(errorLogContext)(error, url.pathname),
	})
	if ('sentTo' in asked) {
		records.deliver()
		return data(asked)
	}
	context.set(foundErrorsContext, asked.step.errors.length > 0)
	return data(asked, { status: asked.status })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitOrStay(serverAction)

export const shouldRevalidate = stayWhenUnsent

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: loaderData && `${loaderData.hasErrors ? ERROR_PREFIX : ''}${loaderData.formTitle}`,
	})
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
	const { formTitle, step, sendText, privacy, note, days, sample } = loaderData
	const again = actionData && 'step' in actionData ? actionData : null
	if (actionData && 'sentTo' in actionData) {
		return <SubscribedPage email={actionData.sentTo} meant={actionData.suggestion} days={days} />
	}
	return (
		<StepPage
			form="newsletter"
			formTitle={formTitle}
			step={again?.step ?? step}
			isAlone
			backUrl={null}
			sendText={sendText}
			canSave={false}
			problem={again?.problem ?? null}
			hidden={[]}
			beside={sample && <NewsSample dog={sample} />}
			privacy={privacy}
			note={note}
		/>
	)
}
