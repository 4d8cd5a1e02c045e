import { data, Form, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { isKey } from '#records/drafts/keys.ts'
import { acceptInvitation, findInvitation } from '#records/staff/members.ts'
import { deskContext } from '../request.server.ts'
import { keyCookie } from '../session/cookies.server.ts'
import { EntryPage } from '../session/entry-page.tsx'
import { ProviderButton } from '../session/go-to-provider.tsx'
import { ROLE_NAMES } from '../shell/role-names.ts'
import type { Route } from './+types/invitation.ts'

/** Read-only: mail scanners open every link. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { store, now, charityName, provider } = context.get(deskContext)
	const key = url.searchParams.get('key') ?? ''
	const invitation = isKey(key) ? await findInvitation(store, key, now) : undefined
	return data({ key, invitation, charityName, provider: provider?.name }, { status: invitation ? 200 : 404 })
}

export async function action({ context, request }: Route.ActionArgs) {
	const { store, now, siteUrl, device } = context.get(deskContext)
	const key = new URLSearchParams(await request.text()).get('key') ?? ''
	const sessionKey = isKey(key) ? await acceptInvitation(store, { key, device }, now) : undefined
	if (sessionKey === undefined) return data({ isUsed: true }, { status: 404 })
	throw redirect('/', {
		status: 303,
		headers: { 'Set-Cookie': await keyCookie('session', sessionKey, siteUrl) },
	})
}

export function meta() {
	return [{ title: 'Your invitation – Desk' }]
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
	const { invitation, key, charityName, provider } = loaderData
	if (!invitation || actionData?.isUsed) {
		return (
			<EntryPage>
				<h1>This invitation no longer works</h1>
				<p>An invitation works once, for a week. Ask the person who invited you for a new one.</p>
			</EntryPage>
		)
	}
	return (
		<EntryPage>
			<h1>Hello {invitation.name}</h1>
			<p>
				You are invited to the desk of {charityName}: {ROLE_NAMES[invitation.role]}. You’ll sign in with{' '}
				{invitation.email}; there is no password.
			</p>
			<Form method="post" action="/invitation">
				<input type="hidden" name="key" value={key} />
				<Button type="submit" size="pst">
					Accept and sign in
				</Button>
			</Form>
			{provider && (
				<>
					<p>
						Or accept with your {provider} account, and sign in with it from now on. Its email address need not be the
						same.
					</p>
					<ProviderButton action="/sign-in/provider" text={`Accept with ${provider}`} fields={{ invitation: key }} />
				</>
			)}
		</EntryPage>
	)
}
