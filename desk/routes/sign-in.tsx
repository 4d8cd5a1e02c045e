import { Form, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { emailAddress } from '#lib/text/email-address.ts'
import { newKey } from '#records/drafts/keys.ts'
import { takeAttempt } from '#records/staff/attempts.ts'
import { requestSignIn } from '#records/staff/sign-in.ts'
import { deskContext } from '../request.server.ts'
import { keyCookie, readKey } from '../session/cookies.server.ts'
import { pathAfterSignIn } from '../session/path-after-sign-in.ts'
import { attemptLimits } from '../session/sign-in-limits.server.ts'
import type { Route } from './+types/sign-in.ts'

export function loader({ context, url }: Route.LoaderArgs) {
	const to = pathAfterSignIn(url.searchParams.get('to'))
	if (context.get(deskContext).session) throw redirect(to)
	return { to }
}

/** The same answer for known and unknown addresses. */
export async function action({ context, request }: Route.ActionArgs) {
	const { store, now, clientHash, siteUrl, deliver } = context.get(deskContext)
	const form = new URLSearchParams(await request.text())
	const typed = form.get('email') ?? ''
	const email = emailAddress.safeParse(typed.trim())
	if (!email.success) return { typed, problem: 'Enter your email address, like ana@example.org' }
	if (!(await takeAttempt(store, attemptLimits({ clientHash, email: email.data }), now))) {
		return { typed, problem: 'Too many sign-in emails were asked for. Wait a quarter of an hour and try again' }
	}
	const browserKey = (await readKey(request, 'browser', siteUrl)) ?? newKey()
	await requestSignIn(store, { email: email.data, browserKey }, now)
	deliver()
	const to = pathAfterSignIn(form.get('to'))
	throw redirect(`/sign-in/email?to=${encodeURIComponent(to)}`, {
		status: 303,
		headers: { 'Set-Cookie': await keyCookie('browser', browserKey, siteUrl) },
	})
}

export function meta() {
	return [{ title: 'Sign in – Desk' }]
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	const errors = actionData ? [{ id: 'email', text: actionData.problem }] : []
	return (
		<div className="grid max-w-136 gap-6">
			<ErrorSummary errors={errors} />
			<h1>Sign in to the desk</h1>
			<p>We’ll email you a link and a code. There is no password to remember.</p>
			<Form method="post" className="grid justify-items-start gap-5">
				<input type="hidden" name="to" value={loaderData.to} />
				<Field
					id="email"
					label="Your email address"
					className="w-full"
					{...(actionData ? { error: actionData.problem } : {})}
				>
					<Input name="email" type="email" autoComplete="email" defaultValue={actionData?.typed ?? ''} />
				</Field>
				<Button type="submit" size="pst">
					Email me a link
				</Button>
			</Form>
		</div>
	)
}
