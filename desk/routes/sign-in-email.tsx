import { Form, Link, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { signInByCode } from '#records/staff/sign-in/sign-in.ts'
import { deskContext } from '../request.server.ts'
import { keyCookie, readKey } from '../session/cookies.server.ts'
import { EntryPage } from '../session/entry-page.tsx'
import { pathAfterSignIn } from '../session/path-after-sign-in.ts'
import type { Route } from './+types/sign-in-email.ts'

export function loader({ url }: Route.LoaderArgs) {
	return { to: pathAfterSignIn(url.searchParams.get('to')) }
}

const PROBLEMS = {
	wrong: 'That code is not right. Check the newest email and type its six digits',
	'used up': 'No code works in this browser any more. Press the button in the email, or ask for a new one',
}

export async function action({ context, request }: Route.ActionArgs) {
	const { store, now, siteUrl, device } = context.get(deskContext)
	const form = new URLSearchParams(await request.text())
	const browserKey = await readKey(request, 'browser', siteUrl)
	if (browserKey === undefined) return { problem: PROBLEMS['used up'] }
	const result = await signInByCode(store, { browserKey, code: form.get('code') ?? '', device }, now)
	if (typeof result === 'string') return { problem: PROBLEMS[result] }
	const headers = new Headers()
	headers.append('Set-Cookie', await keyCookie('session', result.sessionKey, siteUrl))
	headers.append('Set-Cookie', await keyCookie('browser', null, siteUrl))
	throw redirect(pathAfterSignIn(form.get('to')), { status: 303, headers })
}

export function meta() {
	return [{ title: 'Check your email – Desk' }]
}

export default function SignInEmailPage({ loaderData, actionData }: Route.ComponentProps) {
	const problem = actionData?.problem
	return (
		<EntryPage>
			<ErrorSummary errors={problem ? [{ id: 'code', text: problem }] : []} />
			<h1>Check your email</h1>
			<p>
				If the address belongs to someone at this desk, an email is on its way. Press the button in it, on any device,
				or type its code here. Both work for 15 minutes.
			</p>
			<Form method="post" className="grid justify-items-start gap-5">
				<input type="hidden" name="to" value={loaderData.to} />
				<Field id="code" label="The code in the email" hint="Six digits" {...(problem ? { error: problem } : {})}>
					<Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={9} className="max-w-48" />
				</Field>
				<Button type="submit" size="pst">
					Sign in
				</Button>
			</Form>
			<p>
				<Link to="/sign-in">Use another address, or ask for a new email</Link>
			</p>
		</EntryPage>
	)
}
