import { data, Form, redirect, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { inEvenTime } from '#lib/even-time.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import { newKey } from '#records/drafts/keys.ts'
import { takeAttempt } from '#records/staff/sign-in/attempts.ts'
import { isDeviceOf } from '#records/staff/sign-in/devices.ts'
import { requestSignIn } from '#records/staff/sign-in/sign-in.ts'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { deskContext } from '../request.server.ts'
import { keyCookie, readKey } from '../session/cookies.server.ts'
import { EntryPage } from '../session/entry-page.tsx'
import { ProviderButton } from '../session/go-to-provider.tsx'
import { pathAfterSignIn } from '../session/path-after-sign-in.ts'
import { refusalText } from '../session/provider-refusals.ts'
import { attemptLimits } from '../session/sign-in-limits.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/sign-in.ts'

export function loader({ context, url }: Route.LoaderArgs) {
	const { session, provider } = context.get(deskContext)
	const to = pathAfterSignIn(url.searchParams.get('to'))
	if (session) throw redirect(to)
	const isPasskeyRefused = url.searchParams.get('refused') === 'passkey'
	const refused = provider && refusalText('sign-in', url.searchParams.get('provider'), provider.name)
	const problem = isPasskeyRefused ? PASSKEY_REFUSED : refused
	return { to, problem, provider: provider?.name, isSignedOut: url.searchParams.has('signed-out') }
}

const PASSKEY_REFUSED =
	'That passkey does not sign in. It may have been removed, or this page was open for too long. Try again, or ask for an email.'

/** Answers the same after the same time for known and unknown addresses, and for those that get no more emails. */
export async function action({ context, request }: Route.ActionArgs) {
	const { store, now, clientHash, device, siteUrl, deliver, reportWithheld } = context.get(deskContext)
	const form = new URLSearchParams(await request.text())
	const typed = form.get('email') ?? ''
	const email = parseEmailAddress(typed)
	if (email === undefined) return refuse(typed, 'Enter your email address, like ana@example.org')
	const isKnown = await isDeviceOf(store.db, { email, key: device.key }, now)
	if (!(await takeAttempt(store, attemptLimits({ clientHash, email, isKnown }), now))) {
		return refuse(typed, 'Too many sign-in emails were asked for. Wait a quarter of an hour and try again')
	}
	const browserKey = (await readKey(request, 'browser', siteUrl)) ?? newKey()
	await inEvenTime(async () => {
		const withheld = await requestSignIn(store, { email, browserKey, deviceKey: device.key }, now)
		if (withheld) reportWithheld(withheld)
		deliver()
	})
	const to = pathAfterSignIn(form.get('to'))
	throw redirect(`/sign-in/email?to=${encodeURIComponent(to)}`, {
		status: 303,
		headers: { 'Set-Cookie': await keyCookie('browser', browserKey, siteUrl) },
	})
}

function refuse(typed: string, problem: string) {
	return data({ typed, problem }, { status: 422 })
}

export function meta() {
	return [{ title: 'Sign in – Desk' }]
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	const { to, problem, provider, isSignedOut } = loaderData
	const errors = actionData ? [{ id: 'email', text: actionData.problem }] : []
	return (
		<EntryPage>
			<ErrorSummary errors={errors} />
			<h1>Sign in to the desk</h1>
			{isSignedOut && !actionData && <FlashMessage>You are signed out.</FlashMessage>}
			{problem && <FlashMessage isProblem>{problem}</FlashMessage>}
			<p>
				We’ll email you a link. On another device, type the code from the same email. There is no password to remember.
			</p>
			<Form method="post" noValidate className="grid justify-items-start gap-5">
				<input type="hidden" name="to" value={to} />
				<Field
					id="email"
					label="Your email address"
					className="w-full"
					{...(actionData ? { error: actionData.problem } : {})}
				>
					<Input name="email" type="email" autoComplete="email webauthn" defaultValue={actionData?.typed ?? ''} />
				</Field>
				<Button type="submit" size="pst">
					Email me a link
				</Button>
			</Form>
			{provider && (
				<>
					<p className="entry-or">or</p>
					<ProviderButton action="/sign-in/provider" text={`Sign in with ${provider}`} fields={{ to }} />
				</>
			)}
			{/* Each visit has a challenge of its own. */}
			<PasskeySignIn key={useLocation().key} to={to} isRefused={problem === PASSKEY_REFUSED} />
		</EntryPage>
	)
}
