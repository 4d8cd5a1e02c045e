import { data, redirect } from 'react-router'
import { isKey } from '#records/drafts/keys.ts'
import { findInvitation } from '#records/staff/members.ts'
import type { ProviderPurpose } from '#records/staff/sign-in/provider-sign-ins.ts'
import { type DeskRequest, deskContext } from '../request.server.ts'
import { GoToProvider, NotStarted } from '../session/go-to-provider.tsx'
import { pathAfterSignIn } from '../session/path-after-sign-in.ts'
import { visitProvider } from '../session/provider-sign-in.server.ts'
import type { Route } from './+types/sign-in-provider.ts'

/** Signs in, or accepts an invitation, with an account of the provider. */
export async function action({ context, request }: Route.ActionArgs) {
	const asked = context.get(deskContext)
	const purpose = await purposeOf(asked, new URLSearchParams(await request.text()))
	if (!asked.provider || !purpose) throw data(null, { status: 404 })
	const visit = await visitProvider(asked, purpose)
	if (typeof visit === 'string') throw redirect(`/sign-in?provider=${encodeURIComponent(visit)}`, { status: 303 })
	const { name, url, cookie } = visit
	return data({ name, url }, { headers: { 'Set-Cookie': cookie } })
}

async function purposeOf({ store, now }: DeskRequest, form: URLSearchParams): Promise<ProviderPurpose | undefined> {
	const key = form.get('invitation')
	if (key === null) return { kind: 'sign in', path: pathAfterSignIn(form.get('to')) }
	const invitation = isKey(key) ? await findInvitation(store, key, now) : undefined
	return invitation && { kind: 'accept', invitationId: invitation.id }
}

/** The cookie of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders
}

export function meta() {
	return [{ title: 'Sign in – Desk' }]
}

export default function SignInProviderPage({ actionData }: Route.ComponentProps) {
	return actionData ? <GoToProvider {...actionData} /> : <NotStarted to="/sign-in" />
}
