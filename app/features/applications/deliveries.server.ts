import type { Content } from '#content/content.ts'
import type { Accepted, StaffFlag } from '#records/applications/accept.ts'
import type { Answers } from '#records/drafts/drafts.ts'
import type { NewDelivery } from '#records/outbox/deliveries.ts'
import type { Form } from './form.server.ts'
import { isSureSign } from './junk.server.ts'
import { receivedLetter } from './letters/received.server.ts'
import { ringFirstNotice, ringUsEmail } from './letters/ring-first.server.ts'
import { staffNotice } from './letters/staff-notice.server.ts'
import { textOf } from './letters/texts.server.ts'
import { isUrgent } from './urgent.server.ts'
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
	const letters = (
		isUrgent(answers)
			? [
					ringUsEmail(answers, accepted, world, textOf('ringUs', content.letters)),
					to ? ringFirstNotice(answers, accepted, world, to) : null,
				]
			: [
					receivedLetter(form, answers, accepted, world, textOf(form.id, content.letters)),
					to ? staffNotice(form, answers, accepted, world, { to, recordUrl: '', flags }) : null,
				]
	).filter((letter) => letter !== null)
	return [
		...letters.map((payload) => ({ channel: 'letter', payload })),
		...(hasInbox ? [wordpressCopy(form, answers, accepted, sentAt)] : []),
	]
}

/**
 * What is delivered about a submission in the quarantine: nothing, but for somebody who may have to be rung at once. Then staff
 * are told, unless only a machine can have sent it; the person is not written to before it is released.
 */
export function quarantinedDeliveries(
	answers: Answers,
	junkReasons: string[],
	accepted: Pick<Accepted, 'reference'>,
	{ content, world }: Pick<Tellers, 'content' | 'world'>,
): Omit<NewDelivery, 'submissionId'>[] {
	const to = content.notificationEmail
	if (!to || !isUrgent(answers) || junkReasons.some(isSureSign)) return []
	return [{ channel: 'letter', payload: ringFirstNotice(answers, accepted, world, to) }]
}
