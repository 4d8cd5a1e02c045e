import { data, Link, redirect } from 'react-router'
import { parseUndoSeconds } from '#domain/desk/emails/undo-time.ts'
import { parseDateField } from '#domain/desk/parse-date-field.ts'
import { changeSettings } from '#records/staff/team.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/account-settings.ts'

/** No redirect: it also runs for the page that the action answers with. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'account-settings')
	return null
}

/** One's own settings. */
export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'account-settings')
	const { store, now } = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const awayUntil = parseDateField(form.get('away') ?? '')
	if (awayUntil === undefined)
		return data({ problem: 'Enter the last day you are away, like 2026-12-03.' }, { status: 422 })
	const undoSeconds = parseUndoSeconds(form.get('undo'))
	const settings = {
		awayUntil,
		wantsDigest: form.has('digest'),
		hasShortcuts: form.has('shortcuts'),
		...(undoSeconds === undefined ? {} : { undoSeconds }),
	}
	await changeSettings(store, { id: member.id, by: member.id, settings }, now)
	throw redirect('/account?saved', { status: 303 })
}

export function meta() {
	return [{ title: 'Your account – Desk' }]
}

export default function AccountSettingsPage({ actionData }: Route.ComponentProps) {
	return (
		<div className="grid gap-4">
			<h1>{actionData ? 'Your settings were not saved' : 'Nothing to save'}</h1>
			{actionData && <FlashMessage isProblem>{actionData.problem}</FlashMessage>}
			<p>
				<Link to="/account">Back to your account</Link>
			</p>
		</div>
	)
}
