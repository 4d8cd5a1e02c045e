import { data, Form, Link, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { isKey } from '#records/drafts/keys.ts'
import { findSignInLink, signInByLink } from '#records/staff/sign-in/sign-in.ts'
import { deskContext } from '../request.server.ts'
import { signedInHeaders } from '../session/cookies.server.ts'
import { EntryPage } from '../session/entry-page.tsx'
import type { Route } from './+types/sign-in-link.ts'

/** Read-only: mail scanners open every link, and run its scripts. Only a press of the button signs in. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { store, now, session } = context.get(deskContext)
	const key = url.searchParams.get('key') ?? ''
	const link = isKey(key) ? await findSignInLink(store, key, now) : undefined
	// Who comes from WordPress a second time is signed in already.
	if (link?.isFromWordPress && session?.member.id === link.staffId) throw redirect('/')
	return data({ linkKey: link ? key : null }, { status: link ? 200 : 404 })
}

export async function action({ context, request }: Route.ActionArgs) {
	const { store, now, siteUrl, device } = context.get(deskContext)
	const linkKey = new URLSearchParams(await request.text()).get('key') ?? ''
	const sessionKey = isKey(linkKey) ? await signInByLink(store, { linkKey, device }, now) : undefined
	if (sessionKey === undefined) return data({ isUsed: true }, { status: 404 })
	throw redirect('/', { status: 303, headers: await signedInHeaders({ sessionKey, device, siteUrl }) })
}

export function meta() {
	return [{ title: 'Sign in – Desk' }]
}

export default function SignInLinkPage({ loaderData, actionData }: Route.ComponentProps) {
	const linkKey = actionData?.isUsed ? null : loaderData.linkKey
	return (
		<EntryPage>
			<h1>{linkKey ? 'Sign in to the desk' : 'This link no longer works'}</h1>
			{linkKey ? (
				<Form method="post" action="/sign-in/link">
					<input type="hidden" name="key" value={linkKey} />
					<Button type="submit" size="pst">
						Sign in
					</Button>
				</Form>
			) : (
				<>
					<p>
						An emailed link works once, for 15 minutes, and only the newest email counts. A link from WordPress works
						once, for 5 minutes.
					</p>
					<Link to="/sign-in">Ask for a new email</Link>
				</>
			)}
		</EntryPage>
	)
}
