import { data, redirect } from 'react-router'
import { takeAttempt } from '#records/staff/sign-in/attempts.ts'
import { signInByPasskey } from '#records/staff/sign-in/passkeys.ts'
import { deskContext } from '../request.server.ts'
import { signedInHeaders } from '../session/cookies.server.ts'
import { passkeyRequestOptions, verifyPasskey } from '../session/passkey-protocol.server.ts'
import { pathAfterSignIn } from '../session/path-after-sign-in.ts'
import { passkeyLimits } from '../session/sign-in-limits.server.ts'
import type { Route } from './+types/sign-in-passkey.ts'

/** Opened as a page, it changes nothing. */
export function loader() {
	throw redirect('/sign-in')
}

/** First the challenge, for a script of the sign-in page; then what the passkey signed. */
export async function action({ context, request }: Route.ActionArgs) {
	const { device, ...asked } = context.get(deskContext)
	const { store, now, siteUrl, clientHash } = asked
	const form = new URLSearchParams(await request.text())
	const isWithinLimits = await takeAttempt(store, passkeyLimits({ clientHash, isSignedIn: false }), now)
	if (form.get('do') === 'options') {
		return isWithinLimits ? data({ options: await passkeyRequestOptions(asked, null) }) : data({}, { status: 429 })
	}
	const use =
		isWithinLimits && (await verifyPasskey(asked, { credential: form.get('credential') ?? '', session: null }))
	const sessionKey = use ? await signInByPasskey(store, { ...use, device }, now) : undefined
	if (sessionKey === undefined) throw redirect('/sign-in?refused=passkey', { status: 303 })
	throw redirect(pathAfterSignIn(form.get('to')), {
		status: 303,
		headers: await signedInHeaders({ sessionKey, device, siteUrl }),
	})
}
