import { z } from 'zod'
import { fileLinkEmail } from '#domain/applications/emails/file-link.ts'
import { greetingName } from '#domain/applications/person.ts'
import type { Charity } from '#domain/charity/charity.ts'
import { dayIn } from '#lib/dates.ts'
import { issueFileLinkKey } from '#records/files/file-links.ts'
import type { Channel } from '#records/outbox/channel.ts'
import type { Store } from '#records/store/open-store.ts'

const payloadSchema = z.object({ linkId: z.string() })

interface ChannelOptions {
	store: Store
	/** Sends the email. */
	email: Channel
	charity(): Promise<Charity>
	now?: () => number
}

/** Sends emails with a link for files. They are composed now, so that the outbox never holds a link. An ended link needs no email. */
export function createFileLinkChannel({ store, email, charity, now = Date.now }: ChannelOptions): Channel {
	return async (delivery, signal) => {
		const link = await issueFileLinkKey(store, payloadSchema.parse(delivery.payload).linkId, now())
		if (!link || link.email === '') return
		const from = await charity()
		const written = {
			to: link.email,
			reference: link.reference,
			firstName: greetingName({ firstName: link.firstName }),
			url: `${from.url}/apply/files?key=${link.key}`,
			until: dayIn('Europe/London', link.expiresAt),
		}
		await email({ ...delivery, payload: fileLinkEmail(written, from) }, signal)
	}
}
