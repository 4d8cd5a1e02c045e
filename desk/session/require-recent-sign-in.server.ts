import { redirect } from 'react-router'
import type { StaffSession } from '#domain/desk/people/staff.ts'
import { holdForm } from '#records/staff/sign-in/held-forms.ts'
import type { DeskModule } from '../pages.ts'
import { deskContext } from '../request.server.ts'
import { deskPath, type GuardedArgs, requireMember } from './require-member.server.ts'

export const RECENT_SIGN_IN_MS = 15 * 60_000
/** The forms that need it are short. */
const MAX_HELD_LENGTH = 50_000

interface Pressed {
	/** If the action has read it already. */
	form?: URLSearchParams
	/** What the button does, with the name of what it does it to: "Remove Lee". */
	button?: string
}

/**
 * Like `requireMember`, for what needs a sign-in within 15 minutes: exports, erasing, roles, passkeys, deletions. Call it
 * first, or hand in the form: a body is read once.
 *
 * @throws a redirect to the page that asks who it is. The form is kept meanwhile and pressed again by the person.
 */
export async function requireRecentSignIn(
	args: GuardedArgs,
	module: DeskModule,
	{ form, button = 'Continue' }: Pressed = {},
): Promise<StaffSession> {
	const session = requireMember(args, module)
	const { store, now } = args.context.get(deskContext)
	if (isRecent(session, now)) return session
	const path = deskPath(args.request)
	if (args.request.method !== 'POST') throw redirect(`/confirm?to=${encodeURIComponent(path)}`)
	const fields = [...(form ?? new URLSearchParams(await args.request.clone().text()))]
	if (JSON.stringify(fields).length > MAX_HELD_LENGTH) throw redirect(`/confirm?to=${encodeURIComponent(path)}`)
	const key = await holdForm(store, { sessionId: session.id, form: { path, fields, button } }, now)
	throw redirect(`/confirm?form=${key}`)
}

/** After the clock was set back, a sign-in that lies ahead may be of any age, so it asks again. */
export function isRecent({ signedInAt }: StaffSession, now: number): boolean {
	return signedInAt <= now && now - signedInAt < RECENT_SIGN_IN_MS
}
