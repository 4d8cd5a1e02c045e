import { data, Form, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { momentOf } from '#lib/dates.ts'
import { endSession, listSessions } from '#records/staff/sessions.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { ROLE_NAMES } from '../shell/role-names.ts'
import type { Route } from './+types/account.ts'

export async function loader(asked: Route.LoaderArgs) {
	const { id, member } = requireMember(asked, 'account')
	const { store, now, timezone } = asked.context.get(deskContext)
	const sessions = await listSessions(store, member.id, now)
	return {
		member,
		devices: sessions.map((session) => ({
			id: session.id,
			device: session.device,
			lastSeen: momentOf(session.lastSeenAt, timezone),
			isThis: session.id === id,
		})),
	}
}

/** Signs out another of one's own browsers. */
export async function action(asked: Route.ActionArgs) {
	const { member } = requireMember(asked, 'account')
	const { store, now } = asked.context.get(deskContext)
	const id = new URLSearchParams(await asked.request.text()).get('session') ?? ''
	if (!(await endSession(store, { id, staffId: member.id, action: 'session revoked' }, now))) {
		throw data(null, { status: 404 })
	}
	throw redirect('/account', { status: 303 })
}

export function meta() {
	return [{ title: 'Your account – Desk' }]
}

export default function AccountPage({ loaderData: { member, devices } }: Route.ComponentProps) {
	return (
		<div className="grid gap-7">
			<header className="grid gap-1.5">
				<h1>{member.name}</h1>
				<p>
					{member.email} · {ROLE_NAMES[member.role]}
				</p>
			</header>
			<section className="grid gap-3">
				<h2 className="text-h3">Where you are signed in</h2>
				<ul className="grid gap-3">
					{devices.map(({ id, device, lastSeen, isThis }) => (
						<li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2">
							<span>
								<b>{device}</b>
								{isThis ? ', this browser' : `, last used ${lastSeen}`}
							</span>
							{!isThis && (
								<Form method="post">
									<input type="hidden" name="session" value={id} />
									<Button type="submit" variant="outline" size="sm">
										Sign out there
									</Button>
								</Form>
							)}
						</li>
					))}
				</ul>
			</section>
		</div>
	)
}
