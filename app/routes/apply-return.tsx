import { createContext, data, redirect } from 'react-router'
import { draftCookie } from '#app/features/applications/draft-cookie.server.ts'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { newAddressLimit } from '#app/request/forms/new-address-limit.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import { resendLink } from '../features/applications/save-and-return/resend-link.server.ts'
import {
	addressOfLink,
	asLinkKey,
	returnByLink,
} from '../features/applications/save-and-return/return-by-link.server.ts'
import { LINK_DAYS } from '../features/applications/save-and-return/save-for-later.server.ts'
import { helpSidebar } from '../features/applications/steps/form-sidebar.server.ts'
import { NewLinkPage } from '../features/applications/view/pages/new-link-page.tsx'
import { ReturnPage } from '../features/applications/view/pages/return-page.tsx'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/apply-return.ts'

const START_LINKS = [
	{ text: 'Apply to adopt a dog', url: '/apply/adoption/start' },
	{ text: 'Offer to foster', url: '/apply/fostering/start' },
	{ text: 'Offer to volunteer', url: '/apply/volunteering/start' },
	{ text: 'I can’t keep my dog', url: '/apply/surrender/start' },
	{ text: 'I’ve found a dog', url: '/apply/found/start' },
	{ text: 'Ask us something', url: '/apply/contact/start' },
]

export const middleware = routeMiddleware('visitors-own')

/** Set by an action that requested a new link: the loader of the same request then responds 200. */
const hasLinkKeyContext = createContext(false)

/** Read-only: mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
	const { context, url } = args
	const key = url.searchParams.get('key') ?? ''
	const content = context.get(contentContext)
	const side = helpSidebar(content, content.options?.site.phone ?? '')
	try {
		const address = await addressOfLink(context.get(recordsContext).store, key, Date.now())
		const linkKey = asLinkKey(key)
		const isFound = address !== undefined || context.get(hasLinkKeyContext)
		const page = {
			linkKey,
			isSpent: address === undefined,
			address: address ?? '',
			days: LINK_DAYS,
			side,
			notNow: null,
		}
		return data(page, { status: isFound ? 200 : 404 })
	} catch (error) {
		const page = { linkKey: '', isSpent: false, address: '', days: LINK_DAYS, side, notNow: linkDown(args, error) }
		return data(page, { status: 503 })
	}
}

const NOTHING_SENT = { isSpent: false, hasAsked: false, problem: null, notNow: null }

/** Emails a new link for the draft of a used link; responds the same without a draft. */
async function sendAgain(args: Route.ActionArgs, key: string) {
	const { context } = args
	const { store, mayWriteTo, deliver } = context.get(recordsContext)
	const now = Date.now()
	const content = context.get(contentContext)
	const formContext = createFormContext(content, context.get(siteContext).url, now)
	const limit = newAddressLimit(context)
	try {
		await resendLink({ store, key, kind: 'link', formContext, content, mayWriteTo, newAddressLimit: limit, now })
		deliver()
	} catch (error) {
		return data({ ...NOTHING_SENT, notNow: linkDown(args, error) }, { status: 503 })
	}
	context.set(hasLinkKeyContext, true)
	return data({ ...NOTHING_SENT, hasAsked: true })
}

/** Moves the draft to this device, and removes the key from the URL. */
export async function action(args: Route.ActionArgs) {
	const { context, request } = args
	const body = new URLSearchParams(await request.text())
	const linkKey = body.get('key') ?? ''
	if (body.get('then') === 'new-link') return sendAgain(args, linkKey)
	const siteUrl = context.get(siteContext).url
	const now = Date.now()
	const formContext = createFormContext(context.get(contentContext), siteUrl, now)
	let opened: Awaited<ReturnType<typeof returnByLink>>
	try {
		opened = await returnByLink(context.get(recordsContext).store, linkKey, formContext, now)
	} catch (error) {
		const link = `/apply/return?key=${encodeURIComponent(linkKey)}`
		return data({ ...NOTHING_SENT, notNow: linkDown(args, error, link) }, { status: 503 })
	}
	if (!opened) return data({ ...NOTHING_SENT, isSpent: true }, { status: 404 })
	const cookie = await draftCookie(opened.form, opened.key, siteUrl)
	throw redirect(opened.goTo, { status: 303, headers: { 'Set-Cookie': cookie } })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.isSpent ? 'This link no longer works' : 'Carry on with your form' })
}

export default function ApplyReturnPage({ loaderData, actionData }: Route.ComponentProps) {
	const isAnswer = actionData !== undefined
	const { notNow } = actionData ?? loaderData
	if (notNow) return <StopPage {...notNow} backUrl={null} isAnswer={isAnswer} />
	const { days, side } = loaderData
	if (actionData?.hasAsked) return <NewLinkPage days={days} side={side} startLinks={START_LINKS} />
	return (
		<ReturnPage
			linkKey={loaderData.linkKey}
			address={loaderData.address}
			isSpent={actionData?.isSpent || loaderData.isSpent}
			problem={actionData?.problem ?? null}
			isAnswer={isAnswer}
			days={days}
			side={side}
			startLinks={START_LINKS}
		/>
	)
}
