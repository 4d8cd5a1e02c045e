import { data, redirect } from 'react-router'
import { contentContext, siteContext } from '#app/content.server.ts'
import { draftCookie } from '#app/features/applications/draft-cookie.server.ts'
import { isLinkOpen, returnByLink } from '#app/features/applications/return-by-link.server.ts'
import { LINK_DAYS } from '#app/features/applications/save-for-later.server.ts'
import { ReturnPage } from '#app/features/applications/view/return-page.tsx'
import { StopPage } from '#app/features/applications/view/stop-page.tsx'
import { worldOf } from '#app/features/applications/world.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { recordsContext } from '#app/records.server.ts'
import { routeMiddleware } from '#app/route-middleware.server.ts'
import { linkDown } from '#app/store-down.server.ts'
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

/** Looking uses nothing up: mail programs open every link to see whether it is safe. */
export async function loader(asked: Route.LoaderArgs) {
	const { context, url } = asked
	const key = url.searchParams.get('key') ?? ''
	try {
		const isOpen = await isLinkOpen(context.get(recordsContext).store, key, Date.now())
		return data({ linkKey: isOpen ? key : null, days: LINK_DAYS, notNow: null }, { status: isOpen ? 200 : 404 })
	} catch (error) {
		return data({ linkKey: null, days: LINK_DAYS, notNow: linkDown(asked, error) }, { status: 503 })
	}
}

/** Gives this device the draft, and takes the key out of the address. */
export async function action(asked: Route.ActionArgs) {
	const { context, request } = asked
	const linkKey = new URLSearchParams(await request.text()).get('key') ?? ''
	const siteUrl = context.get(siteContext).url
	const now = Date.now()
	const world = worldOf(context.get(contentContext), siteUrl, now)
	let opened: Awaited<ReturnType<typeof returnByLink>>
	try {
		opened = await returnByLink(context.get(recordsContext).store, linkKey, world, now)
	} catch (error) {
		const link = `/apply/return?key=${encodeURIComponent(linkKey)}`
		return data({ isSpent: false, notNow: linkDown(asked, error, link) }, { status: 503 })
	}
	if (!opened) return data({ isSpent: true, notNow: null }, { status: 404 })
	const cookie = await draftCookie(opened.form, opened.key, siteUrl)
	throw redirect(opened.goTo, { status: 303, headers: { 'Set-Cookie': cookie } })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const isSpent = loaderData?.linkKey === null && !loaderData.notNow
	return pageMeta({ matches, title: isSpent ? 'This link no longer works' : 'Go on with your form' })
}

export default function ApplyReturnPage({ loaderData, actionData }: Route.ComponentProps) {
	const isAnswer = actionData !== undefined
	const { notNow } = actionData ?? loaderData
	if (notNow) return <StopPage {...notNow} backUrl={null} isAnswer={isAnswer} />
	const isSpent = actionData?.isSpent === true || loaderData.linkKey === null
	return (
		<ReturnPage
			linkKey={loaderData.linkKey ?? ''}
			problem={isSpent ? 'spent' : null}
			isAnswer={isAnswer}
			days={loaderData.days}
			startLinks={START_LINKS}
		/>
	)
}
