import type { Invitation } from '#records/staff/members.ts'
import { requestInvitation } from '#records/staff/members.ts'
import type { DeskRequest } from '../request.server.ts'

/** Invites a person; the link is made when the email is sent, so that it is never stored. */
export async function sendInvitation(
	{ store, now, deliver }: Pick<DeskRequest, 'store' | 'now' | 'deliver'>,
	invitation: Invitation & { invitedBy: string },
): Promise<void> {
	await requestInvitation(store, invitation, now)
	deliver()
}
