import { data, Form, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ROLE_WORDS } from '#domain/desk/people/roles.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { isKey } from '#records/drafts/keys.ts'
import { acceptInvitation, findInvitation } from '#records/staff/members.ts'
import { deskContext } from '../request.server.ts'
import { signedInHeaders } from '../session/cookies.server.ts'
import { EntryPage } from '../session/entry-page.tsx'
import { ProviderButton } from '../session/go-to-provider.tsx'
import { YOUR_ROLE } from '../shell/role-descriptions.ts'
import type { Route } from './+types/invitation.ts'

/** Read-only: mail scanners open every link. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { store, now, charityName, provider, timezone } = context.get(deskContext)
	const key = url.searchParams.get('key') ?? ''
	const found = isKey(key) ? await findInvitation(store, key, now) : undefined
	const invitation = found && { ...found, until: formatDate(dayIn(timezone, found.expiresAt)) }
	return data({ key, invitation, charityName, provider: provider?.name }, { status: invitation ? 200 : 404 })
}

export async function action({ context, request }: Route.ActionArgs) {
	const { store, now, siteUrl, device } = context.get(deskContext)
	const key = new URLSearchParams(await request.text()).get('key') ?? ''
	const sessionKey = isKey(key) ? await acceptInvitation(store, { key, device }, now) : undefined
	if (sessionKey === undefined) return data({ isUsed: true }, { status: 404 })
	throw redirect('/', { status: 303, headers: await signedInHeaders({ sessionKey, device, siteUrl }) })
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
				{invitation.invitedBy ? `${invitation.invitedBy} invites you` : 'You are invited'} to the desk of {charityName},
				where the team answers applications and questions, and looks after donations and orders.
			</p>
			<dl className="entry-facts">
				<div>
					<dt>Your role</dt>
					<dd>{ROLE_WORDS[invitation.role]}</dd>
					<dd>{YOUR_ROLE[invitation.role]}</dd>
				</div>
				<div>
					<dt>You sign in with</dt>
					<dd>{invitation.email}</dd>
					<dd>We email you a link each time. There is no password.</dd>
				</div>
			</dl>
			<Form method="post" action="/invitation">
				<input type="hidden" name="key" value={key} />
				<Button type="submit" size="pst">
					Accept and sign in
				</Button>
			</Form>
			<p className="entry-note">
				This signs you in on this device. The invitation works once, until {invitation.until}. If it is not for you,
				close this page: nothing happens.
			</p>
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
