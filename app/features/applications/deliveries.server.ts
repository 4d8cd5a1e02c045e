import type { Content } from '#content/content.ts'
import type { Accepted, StaffFlag } from '#records/applications/accept.ts'
import type { Answers } from '#records/drafts/drafts.ts'
import type { NewDelivery } from '#records/outbox/deliveries.ts'
import type { Form } from './form.server.ts'
import { receivedLetter } from './letters/received.server.ts'
import { staffNotice } from './letters/staff-notice.server.ts'
import { textOf } from './letters/texts.server.ts'
import { wordpressCopy } from './wordpress-copy.server.ts'
import type { World } from './world.server.ts'

interface Sent {
	form: Form
	/** As they are kept (`finalAnswers`). */
	answers: Answers
	/** As they are stored. */
	flags: StaffFlag[]
	/** Milliseconds since 1970. */
	sentAt: number
}

/** Who is told, and in whose words. */
export interface Tellers {
	content: Pick<Content, 'letters' | 'notificationEmail'>
	world: World
	/** Whether submissions go to the WordPress that holds the content, too. */
	hasInbox: boolean
}

/** Everything that must be delivered about a submission: a copy for the person, a notice for staff, a copy for WordPress. */
export function deliveriesAbout(
	{ form, answers, flags, sentAt }: Sent,
	accepted: Pick<Accepted, 'id' | 'reference' | 'replyBy'>,
	{ content, world, hasInbox }: Tellers,
): Omit<NewDelivery, 'submissionId'>[] {
	const to = content.notificationEmail
	const letters = [
		receivedLetter(form, answers, accepted, world, textOf(form.id, content.letters)),
		to ? staffNotice(form, answers, accepted, world, { to, recordUrl: '', flags }) : null,
	].filter((letter) => letter !== null)
	return [
		...letters.map((payload) => ({ channel: 'letter', payload })),
		...(hasInbox ? [wordpressCopy(form, answers, accepted, sentAt)] : []),
	]
}
