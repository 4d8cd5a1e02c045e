import { data, redirect } from 'react-router'
import { unlinkIdentity } from '#records/staff/identities.ts'
import { deskContext } from '../request.server.ts'
import { GoToProvider, NotStarted } from '../session/go-to-provider.tsx'
import { visitProvider } from '../session/provider-sign-in.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import type { Route } from './+types/account-provider.ts'

/** No redirect: it also runs for the page that the action answers with. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'account-provider')
	return null
}

/** Links an account of the provider to the signed-in person, or unlinks it. */
export async function action(args: Route.ActionArgs) {
	requireMember(args, 'account-provider')
	const request = args.context.get(deskContext)
	const { provider, store, now } = request
	const form = new URLSearchParams(await args.request.text())
	const id = form.get('unlink')
	const button = id === null ? `Link your ${provider?.name ?? ''} account` : 'Unlink the account'
	const session = await requireRecentSignIn(args, 'account-provider', { form, button })
	if (id !== null) {
		if (!(await unlinkIdentity(store, { id, staffId: session.member.id, sessionId: session.id }, now)))
			throw data(null, { status: 404 })
		throw redirect('/account?provider=unlinked', { status: 303 })
	}
	if (!provider) throw data(null, { status: 404 })
	const visit = await visitProvider(request, { kind: 'link', sessionId: session.id })
	if (typeof visit === 'string') throw redirect(`/account?provider=${encodeURIComponent(visit)}`, { status: 303 })
	const { name, url, cookie } = visit
	return data({ name, url }, { headers: { 'Set-Cookie': cookie } })
}

/** The cookie of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders
}

export function meta() {
	return [{ title: 'Your account – Desk' }]
}

export default function AccountProviderPage({ actionData }: Route.ComponentProps) {
	return actionData ? <GoToProvider {...actionData} /> : <NotStarted to="/account" />
}
