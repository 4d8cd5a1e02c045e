import { redirect } from 'react-router'
import type { ProviderAccount } from '#domain/desk/people/identity-provider.ts'
import { acceptByIdentity, linkIdentity, signInByIdentity } from '#records/staff/identities.ts'
import type { ProviderPurpose } from '#records/staff/sign-in/provider-sign-ins.ts'
import { type DeskRequest, deskContext } from '../request.server.ts'
import { keyCookie, signedInHeaders } from '../session/cookies.server.ts'
import type { ProviderRefusal } from '../session/provider-refusals.ts'
import { returnFromProvider } from '../session/provider-sign-in.server.ts'
import type { Route } from './+types/sign-in-provider-callback.ts'

/** The provider sends the browser here. It counts once, and only in the browser that was sent there. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const asked = context.get(deskContext)
	const returned = await returnFromProvider(asked, request)
	if (!returned) throw redirect(refusedAt('sign in', 'refused'))
	const { purpose, account } = returned
	if (typeof account === 'string') throw await leave(asked, { to: refusedAt(purpose.kind, account) })
	throw await leave(asked, await apply(asked, purpose, account))
}

interface Left {
	to: string
	sessionKey?: string | undefined
}

async function apply(asked: DeskRequest, purpose: ProviderPurpose, account: ProviderAccount): Promise<Left> {
	const { store, session, device, now } = asked
	switch (purpose.kind) {
		case 'sign in': {
			const sessionKey = await signInByIdentity(store, { account, device }, now)
			return sessionKey === undefined ? { to: refusedAt('sign in', 'refused') } : { to: purpose.path, sessionKey }
		}
		case 'link': {
			// The cookie may be of another person by now.
			if (session?.id !== purpose.sessionId) return { to: refusedAt('link', 'refused') }
			const result = await linkIdentity(store, { staffId: session.member.id, account }, now)
			return { to: `/account?provider=${result}` }
		}
		case 'accept': {
			const accepted = await acceptByIdentity(store, { invitationId: purpose.invitationId, account, device }, now)
			if (typeof accepted === 'object') return { to: '/', sessionKey: accepted.sessionKey }
			return { to: refusedAt('accept', accepted ?? 'refused') }
		}
	}
}

/** Where the person finds the sentence about it. */
function refusedAt(kind: ProviderPurpose['kind'], refusal: ProviderRefusal): string {
	const page = kind === 'link' ? '/account' : '/sign-in'
	const said = kind === 'accept' && refusal !== 'taken' ? 'invitation' : refusal
	return `${page}?provider=${said}`
}

async function leave({ siteUrl, device }: DeskRequest, { to, sessionKey }: Left): Promise<Response> {
	const headers = sessionKey === undefined ? new Headers() : await signedInHeaders({ sessionKey, device, siteUrl })
	headers.append('Set-Cookie', await keyCookie('provider', null, siteUrl))
	return redirect(to, { headers })
}
