import { data, Form, Link, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { isKey } from '#records/drafts/keys.ts'
import { takeAttempt } from '#records/staff/sign-in/attempts.ts'
import { confirmByCode, requestCode } from '#records/staff/sign-in/confirm-identity.ts'
import { findHeldForm } from '#records/staff/sign-in/held-forms.ts'
import { confirmByPasskey, listPasskeys } from '#records/staff/sign-in/passkeys.ts'
import { ConfirmWithPasskey } from '../passkeys/confirm-with-passkey.tsx'
import { deskContext } from '../request.server.ts'
import { keyCookie, readKey } from '../session/cookies.server.ts'
import { EntryPage } from '../session/entry-page.tsx'
import { passkeyRequestOptions, verifyPasskey } from '../session/passkey-protocol.server.ts'
import { pathAfterSignIn } from '../session/path-after-sign-in.ts'
import { requireMember } from '../session/require-member.server.ts'
import { isRecent } from '../session/require-recent-sign-in.server.ts'
import { passkeyLimits } from '../session/sign-in-limits.server.ts'
import type { Route } from './+types/confirm.ts'

/** Asks who it is, then shows the form that was pressed, to be pressed again. */
export async function loader(args: Route.LoaderArgs) {
	const session = requireMember(args, 'confirm')
	const { store, now } = args.context.get(deskContext)
	const { searchParams } = args.url
	const key = searchParams.get('form') ?? ''
	const held = isKey(key) ? await findHeldForm(store, { sessionId: session.id, key }, now) : undefined
	const isConfirmed = isRecent(session, now)
	if (isConfirmed && !held) throw redirect(pathAfterSignIn(searchParams.get('to')))
	return {
		// What was typed leaves the server only once the person has confirmed who they are.
		held: isConfirmed ? held : undefined,
		name: session.member.name,
		email: session.member.email,
		isSent: searchParams.has('sent'),
		hasPasskey: !isConfirmed && (await listPasskeys(store, session.member.id)).length > 0,
	}
}

const PROBLEMS = {
	code: 'That code does not work. Check the eight digits in the newest email, or ask for a new one',
	'too many codes': 'Too many codes were asked for. Wait an hour, or use a passkey',
	passkey: 'That passkey was not accepted. Try again, or ask for a code',
	'too many passkeys': 'Too many passkeys were tried. Wait a quarter of an hour, or ask for a code',
}

function refuse(problem: keyof typeof PROBLEMS) {
	return data({ problem: PROBLEMS[problem], options: null }, { status: 422 })
}

export async function action(args: Route.ActionArgs) {
	const { id: sessionId, member } = requireMember(args, 'confirm')
	const request = args.context.get(deskContext)
	const { store, now, siteUrl, clientHash, deliver } = request
	const form = new URLSearchParams(await args.request.text())
	const session = { sessionId, staffId: member.id }
	const sessionKey = (await readKey(args.request, 'session', siteUrl)) ?? ''
	switch (form.get('do')) {
		case 'email':
			if (!(await requestCode(store, { ...session, sessionKey }, now))) return refuse('too many codes')
			deliver()
			throw redirect(withParameter(args.request, 'sent'), { status: 303 })
		case 'code': {
			const renewed = await confirmByCode(store, { ...session, sessionKey, code: form.get('code') ?? '' }, now)
			return renewed === undefined ? refuse('code') : confirmed(args.request, renewed, siteUrl)
		}
		case 'passkey-options':
			if (!(await takeAttempt(store, passkeyLimits({ clientHash, isSignedIn: true }), now)))
				return refuse('too many passkeys')
			return data({ problem: null, options: await passkeyRequestOptions(request, session) })
		case 'passkey': {
			if (!(await takeAttempt(store, passkeyLimits({ clientHash, isSignedIn: true }), now)))
				return refuse('too many passkeys')
			const use = await verifyPasskey(request, { credential: form.get('credential') ?? '', session })
			const renewed = use && (await confirmByPasskey(store, { ...use, sessionId }, now))
			return renewed === undefined ? refuse('passkey') : confirmed(args.request, renewed, siteUrl)
		}
		default:
			throw redirect('/')
	}
}

async function confirmed(request: Request, sessionKey: string, siteUrl: string): Promise<never> {
	throw redirect(withParameter(request, null), {
		status: 303,
		headers: { 'Set-Cookie': await keyCookie('session', sessionKey, siteUrl) },
	})
}

/** This page again, for the same form. */
function withParameter(request: Request, name: string | null): string {
	const { searchParams } = new URL(request.url)
	const kept = new URLSearchParams()
	for (const one of ['form', 'to']) if (searchParams.has(one)) kept.set(one, searchParams.get(one) ?? '')
	if (name) kept.set(name, '')
	return `/confirm?${kept}`
}

export function meta() {
	return [{ title: 'Is it still you? – Desk' }]
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
	const { held, name } = loaderData
	if (!held) return <Confirm {...loaderData} problem={actionData?.problem} options={actionData?.options ?? null} />
	return (
		<EntryPage>
			<h1>Thank you, {name}</h1>
			<p>What you pressed has waited here. Press once more to do it.</p>
			{/* The answer may be a file. A browser asks for a new passkey only in the page that was pressed. */}
			<Form method="post" action={held.path} reloadDocument={held.path !== '/account'}>
				{held.fields.map(([field, value], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a field may be there twice, and they never reorder
					<input key={index} type="hidden" name={field} value={value} />
				))}
				<Button type="submit" size="pst">
					{held.button}
				</Button>
			</Form>
			<Link to={held.path}>Leave it as it is</Link>
		</EntryPage>
	)
}

interface ConfirmProps {
	email: string
	isSent: boolean
	hasPasskey: boolean
	problem: string | null | undefined
	options: PublicKeyCredentialRequestOptionsJSON | null
}

function Confirm({ email, isSent, hasPasskey, problem, options }: ConfirmProps) {
	return (
		<EntryPage>
			<ErrorSummary errors={problem ? [{ id: isSent ? 'code' : 'email-code', text: problem }] : []} />
			<h1>Is it still you?</h1>
			<p>
				This needs a sign-in from the last 15 minutes, in case you left the desk open. What you filled in is kept for
				ten minutes.
			</p>
			{hasPasskey && <ConfirmWithPasskey options={options} />}
			{isSent && (
				<Form method="post" className="grid justify-items-start gap-5">
					<Field
						id="code"
						label="The code in the email"
						hint={`Eight digits, sent to ${email}. It works for 15 minutes, in this browser`}
						{...(problem ? { error: problem } : {})}
					>
						<Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={11} className="max-w-48" />
					</Field>
					<Button type="submit" size="pst" name="do" value="code">
						Confirm
					</Button>
				</Form>
			)}
			{problem === PROBLEMS.code && (
				<p>
					After too many wrong codes none works for a day. {hasPasskey ? 'Use your passkey, or sign' : 'Sign'} out, and
					sign in again with the button in an email.
				</p>
			)}
			<Form method="post">
				<Button id="email-code" type="submit" variant="outline" size="pst" name="do" value="email">
					{isSent ? 'Email me a new code' : 'Email me a code'}
				</Button>
			</Form>
		</EntryPage>
	)
}
