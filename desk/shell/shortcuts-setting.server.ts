import { isAllowed } from '#domain/desk/people/roles.ts'
import { findTeamMember } from '#records/staff/team.ts'
import type { DeskRequest } from '../request.server.ts'

/** Whether the person who is signed in switched keyboard shortcuts on. */
export async function hasShortcutsOn({ session, store }: Pick<DeskRequest, 'session' | 'store'>): Promise<boolean> {
	const settings = session && (await findTeamMember(store, session.member.id))
	return settings?.hasShortcuts === true && isAllowed(settings.role, 'cases')
}
