import { z } from 'zod'
import type { Charity } from '#domain/charity/charity.ts'
import { accountNoticeEmail } from '#domain/desk/account-notice-email.ts'
import { confirmationEmail, invitationEmail, signInEmail } from '#domain/desk/desk-emails.ts'
import { ACCOUNT_NOTICES, type AccountNotice } from '#domain/desk/people/staff.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import type { Channel } from '#records/outbox/channel.ts'
import { issueInvitationKey } from '#records/staff/members.ts'
import { issueSignInKeys } from '#records/staff/sign-in/sign-in.ts'
import { findTeamMember } from '#records/staff/team.ts'
import type { Store } from '#records/store/open-store.ts'

const noticeSchema = z.object({
	staffId: z.string(),
	kind: z.enum(ACCOUNT_NOTICES),
	name: z.string(),
	at: z.number(),
})
const payloadSchema = z.union([
	z.object({ requestId: z.string() }),
	z.object({ invitationId: z.string() }),
	z.object({ notice: noticeSchema }),
])

interface ChannelOptions {
	store: Store
	/** Sends the email. */
	email: Channel
	charity(): Promise<Charity>
	now?: () => number
}

/**
 * Sends emails with a sign-in link or an invitation, and those that tell a person what happened to how they sign in. They are composed
 * now, so that the outbox never holds a link. A request that has expired meanwhile, or was used, needs no email; nor does a person who
 * was removed.
 */
export function createSignInChannel({ store, email, charity, now = Date.now }: ChannelOptions): Channel {
	return async (delivery, signal) => {
		const composed = await compose(payloadSchema.parse(delivery.payload), await charity())
		if (composed) await email({ ...delivery, payload: composed }, signal)
	}

	async function compose(payload: z.infer<typeof payloadSchema>, from: Charity) {
		if ('requestId' in payload) return composeSignIn(payload.requestId, from)
		return 'notice' in payload ? composeNotice(payload.notice, from) : composeInvitation(payload.invitationId, from)
	}

	async function composeSignIn(requestId: string, from: Charity) {
		const keys = await issueSignInKeys(store, requestId, now())
		if (!keys) return undefined
		const { email: to, name, code, linkKey } = keys
		if (linkKey === undefined) return confirmationEmail({ to, name, code }, from)
		return signInEmail({ to, name, code, url: `${from.url}/desk/sign-in/link?key=${linkKey}` }, from)
	}

	async function composeNotice({ staffId, kind, name, at }: AccountNotice, from: Charity) {
		const person = await findTeamMember(store, staffId)
		if (!person) return undefined
		const day = formatDate(dayIn('Europe/London', at))
		return accountNoticeEmail({ to: person.email, person: person.name, kind, name, day }, from)
	}

	async function composeInvitation(id: string, from: Charity) {
		const invitation = await issueInvitationKey(store, id, now())
		if (!invitation) return undefined
		const url = `${from.url}/desk/invitation?key=${invitation.key}`
		return invitationEmail({ to: invitation.email, name: invitation.name, role: invitation.role, url }, from)
	}
}
