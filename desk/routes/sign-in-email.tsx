import { data, Form, Link, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { inEvenTime } from '#lib/even-time.ts'
import { signInByCode } from '#records/staff/sign-in/sign-in.ts'
import { deskContext } from '../request.server.ts'
import { keyCookie, readKey, signedInHeaders } from '../session/cookies.server.ts'
import { EntryPage } from '../session/entry-page.tsx'
import { pathAfterSignIn } from '../session/path-after-sign-in.ts'
import type { Route } from './+types/sign-in-email.ts'

export function loader({ url }: Route.LoaderArgs) {
	return { to: pathAfterSignIn(url.searchParams.get('to')) }
}

/** One sentence for every code that does not work: others would tell which addresses are of people at the desk. */
const PROBLEM = 'That code does not sign you in. Check the eight digits in the newest email'

/** Answers with the same words after the same time, for every address that the browser has asked for. */
export async function action({ context, request }: Route.ActionArgs) {
	const { store, now, siteUrl, device } = context.get(deskContext)
	const form = new URLSearchParams(await request.text())
	const browserKey = await readKey(request, 'browser', siteUrl)
	const sessionKey = await inEvenTime(
		async () => browserKey && signInByCode(store, { browserKey, code: form.get('code') ?? '', device }, now),
	)
	if (!sessionKey) return data({ problem: PROBLEM }, { status: 422 })
	const headers = await signedInHeaders({ sessionKey, device, siteUrl })
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
				<Field id="code" label="The code in the email" hint="Eight digits" {...(problem ? { error: problem } : {})}>
					<Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={11} className="max-w-48" />
				</Field>
				<Button type="submit" size="pst">
					Sign in
				</Button>
			</Form>
			{problem && <p>After too many wrong codes none works for a day. The button in the email always does.</p>}
			<p>
				<Link to="/sign-in">Use another address, or ask for a new email</Link>
			</p>
		</EntryPage>
	)
}
