import { z } from 'zod'
import type { Charity } from '#domain/applications/form-context.ts'
import { confirmationEmail, invitationEmail, signInEmail } from '#domain/desk/desk-emails.ts'
import type { Channel } from '#records/outbox/channel.ts'
import { issueInvitationKey } from '#records/staff/members.ts'
import { issueSignInKeys } from '#records/staff/sign-in/sign-in.ts'
import type { Store } from '#records/store/open-store.ts'

const payloadSchema = z.union([z.object({ requestId: z.string() }), z.object({ invitationId: z.string() })])

interface ChannelOptions {
	store: Store
	/** Sends the email. */
	email: Channel
	charity(): Promise<Charity>
	now?: () => number
}

/**
 * Sends emails with a sign-in link or an invitation. They are composed now, so that the outbox never holds a link. A request
 * that has expired meanwhile, or was used, needs no email.
 */
export function createSignInChannel({ store, email, charity, now = Date.now }: ChannelOptions): Channel {
	return async (delivery, signal) => {
		const payload = payloadSchema.parse(delivery.payload)
		const composed =
			'requestId' in payload
				? await composeSignIn(payload.requestId, await charity())
				: await composeInvitation(payload.invitationId, await charity())
		if (composed) await email({ ...delivery, payload: composed }, signal)
	}

	async function composeSignIn(requestId: string, from: Charity) {
		const keys = await issueSignInKeys(store, requestId, now())
		if (!keys) return undefined
		const { email: to, name, code, linkKey } = keys
		if (linkKey === undefined) return confirmationEmail({ to, name, code }, from)
		return signInEmail({ to, name, code, url: `${from.url}/desk/sign-in/link?key=${linkKey}` }, from)
	}

	async function composeInvitation(id: string, from: Charity) {
		const invitation = await issueInvitationKey(store, id, now())
		if (!invitation) return undefined
		const url = `${from.url}/desk/invitation?key=${invitation.key}`
		return invitationEmail({ to: invitation.email, name: invitation.name, role: invitation.role, url }, from)
	}
}
