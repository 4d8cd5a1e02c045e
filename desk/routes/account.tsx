import { data } from 'react-router'
import { DEFAULT_UNDO_SECONDS } from '#domain/desk/emails/undo-time.ts'
import { isAllowed, ROLE_WORDS } from '#domain/desk/people/roles.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { formatDateTime } from '#lib/dates.ts'
import { takeAttempt } from '#records/staff/sign-in/attempts.ts'
import { addPasskey, listPasskeys, MAX_PASSKEY_NAME_LENGTH, removePasskey } from '#records/staff/sign-in/passkeys.ts'
import { endSession, listSessions, signOutElsewhere } from '#records/staff/sign-in/sessions.ts'
import { findTeamMember } from '#records/staff/team.ts'
import type { Store } from '#records/store/open-store.ts'
import '../account/account.css'
import { DeviceList, OTHERS, PasskeyList } from '../account/account-lists.tsx'
import { linkedAccounts, linkingResult } from '../account/linked-accounts.server.ts'
import { LinkedAccounts } from '../account/linked-accounts.tsx'
import { OwnSettings } from '../account/own-settings.tsx'
import { AddPasskey } from '../passkeys/add-passkey.tsx'
import { deskContext } from '../request.server.ts'
import { passkeyCreationOptions, verifyNewPasskey } from '../session/passkey-protocol.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import { passkeyLimits } from '../session/sign-in-limits.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import { YOUR_ROLE } from '../shell/role-descriptions.ts'
import type { Route } from './+types/account.ts'

export async function loader(args: Route.LoaderArgs) {
	const { id, member, device } = requireMember(args, 'account')
	const request = args.context.get(deskContext)
	const { store, now, timezone } = request
	const { searchParams } = args.url
	const moment = (at: number) => formatDateTime(at, timezone)
	const [sessions, passkeys] = [await listSessions(store, member.id, now), await listPasskeys(store, member.id)]
	return {
		member,
		device,
		settings: await ownSettings(store, member),
		result: searchParams.has('saved') ? { done: 'Saved.' } : linkingResult(request, searchParams.get('provider')),
		linked: await linkedAccounts(request, member),
		devices: sessions.map((session) => ({
			id: session.id,
			device: session.device,
			lastSeen: moment(session.lastSeenAt),
			since: session.signedInAt === 0 ? '' : moment(session.signedInAt),
			isThis: session.id === id,
		})),
		passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
			id,
			name,
			added: moment(createdAt),
			lastUsed: lastUsedAt === null ? null : moment(lastUsedAt),
		})),
	}
}

async function ownSettings(store: Store, { id, role }: StaffMember) {
	const own = await findTeamMember(store, id)
	return {
		awayUntil: own?.awayUntil ?? '',
		wantsDigest: own?.wantsDigest ?? false,
		hasShortcuts: own?.hasShortcuts ?? false,
		undoSeconds: own?.undoSeconds ?? DEFAULT_UNDO_SECONDS,
		hasCases: isAllowed(role, 'cases'),
	}
}

/** Signs out others of one's own browsers; adds and removes one's own passkeys. */
export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'account')
	const { store, now } = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	if (form.get('do')?.startsWith('passkey-')) return changePasskeys(args, form)
	const id = form.get('session') ?? ''
	if (id === OTHERS) return signOutOthers(args, form)
	const isEnded = await endSession(store, { id, staffId: member.id, action: 'session revoked' }, now)
	if (!isEnded) throw data(null, { status: 404 })
	return data({ ...NOTHING, done: 'That browser is signed out.' })
}

async function signOutOthers(args: Route.ActionArgs, form: URLSearchParams) {
	const { id, member } = await requireRecentSignIn(args, 'account', { form, button: 'Sign out everywhere else' })
	const { store, now } = args.context.get(deskContext)
	await signOutElsewhere(store, { staffId: member.id, keptId: id }, now)
	return data({ ...NOTHING, done: 'You are signed out everywhere else. Only this browser is still signed in.' })
}

async function changePasskeys(args: Route.ActionArgs, form: URLSearchParams) {
	const name = (form.get('name') ?? '').trim().slice(0, MAX_PASSKEY_NAME_LENGTH) || 'Passkey'
	const doing = form.get('do')
	const button = doing === 'passkey-remove' ? `Remove the passkey “${name}”` : 'Add a passkey'
	const { id: sessionId, member } = await requireRecentSignIn(args, 'account', { form, button })
	const request = args.context.get(deskContext)
	const { store, clientHash, now } = request
	if (doing === 'passkey-options') {
		if (!(await takeAttempt(store, passkeyLimits({ clientHash, isSignedIn: true }), now))) {
			const problem = 'Too many passkeys were tried. Wait a quarter of an hour, then press the button again.'
			return data({ ...NOTHING, problem }, { status: 429 })
		}
		return data({
			...NOTHING,
			started: { options: await passkeyCreationOptions(request, { sessionId, member }), name },
		})
	}
	if (doing === 'passkey-remove') {
		const removed = { id: form.get('passkey') ?? '', staffId: member.id, sessionId }
		const isRemoved = await removePasskey(store, removed, now)
		if (!isRemoved) throw data(null, { status: 404 })
		return data({
			...NOTHING,
			done: `The passkey “${name}” is removed. Your other browsers are signed out, as they may have used it.`,
		})
	}
	const made = await verifyNewPasskey(request, { credential: form.get('credential') ?? '', sessionId })
	if (!made) return data({ ...NOTHING, problem: 'That passkey was not accepted. Please try again.' }, { status: 422 })
	await addPasskey(store, member.id, { ...made, name }, now)
	return data({ ...NOTHING, done: `The passkey “${name}” is added. You can sign in with it from now on.` })
}

const NOTHING: AccountAnswer = { done: null, problem: null, started: null }
interface AccountAnswer {
	done: string | null
	problem: string | null
	started: { options: PublicKeyCredentialCreationOptionsJSON; name: string } | null
}

export function meta() {
	return [{ title: 'Your account – Desk' }]
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const { member, device, devices, passkeys, settings, linked, result } = loaderData
	const { done, problem, started } = actionData ?? { ...NOTHING, ...result }
	return (
		<div className="account">
			<header className="grid gap-1.5">
				<h1>Your account</h1>
				<p className="[overflow-wrap:anywhere]">
					<b>{member.name}</b> · {member.email}
				</p>
				<p className="text-ink-2">
					<b>{ROLE_WORDS[member.role]}.</b> {YOUR_ROLE[member.role]}
				</p>
			</header>
			{(done ?? problem) && (
				<FlashMessage isProblem={Boolean(problem)}>
					<p>{done ?? problem}</p>
				</FlashMessage>
			)}
			<OwnSettings {...settings} />
			<section className="grid gap-3">
				<h2 className="text-h3">Where you are signed in</h2>
				<DeviceList devices={devices} />
			</section>
			<section className="grid gap-4">
				<h2 className="text-h3">Passkeys</h2>
				<p>
					Sign in with your fingerprint, your face or the PIN of your phone or computer, without waiting for an email.
				</p>
				<PasskeyList passkeys={passkeys} />
				<AddPasskey suggestedName={device} started={started} />
			</section>
			<LinkedAccounts {...linked} />
		</div>
	)
}
