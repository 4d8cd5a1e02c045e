import { presentEmail, presentSentEmail, presentToPostEmail } from '#domain/giving/emails/present-emails.ts'
import { postCertificateFrom } from '#domain/giving/sponsorship/certificate-to-post.ts'
import { outcomeOf } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { isPresentToTell } from '#domain/giving/sponsorship/sponsorship-events.ts'
import { type ActiveSponsorship, recordSponsorship } from '#records/giving/monthly/sponsorships.ts'
import type { JobContext } from '../job-context.ts'
import { emailContextOf } from './email-context.ts'

/** Tells the recipient on the day, never before, and of a dog that is still with the charity; or tells staff in time that there is something to post. */
export function sendPresent(jobs: JobContext, { donation, events }: ActiveSponsorship): Promise<number> {
	const { present, dogId } = donation.sponsorship
	if (!isPresentToTell(present, events)) return Promise.resolve(0)
	// It says that the dog lives with us. When that has changed, what the giver chose comes first.
	if (outcomeOf(jobs.content.dogs.find(({ id }) => String(id) === dogId))) return Promise.resolve(0)
	return present.email === null ? toPost(jobs, donation) : byEmail(jobs, donation)
}

async function byEmail({ store, formContext, now, ...jobs }: JobContext, donation: ActiveSponsorship['donation']) {
	const { present } = donation.sponsorship
	if (!present || formContext.today < present.sendOn) return 0
	const { words, links } = emailContextOf({ store, formContext, now, ...jobs }, donation.id)
	const emails = [
		presentEmail({ donation, present, links }, words),
		presentSentEmail({ donation, present, links }, words),
	]
	const deliveries = emails.map((payload) => ({ channel: 'email', payload }))
	const isNew = await recordSponsorship(
		store,
		donation.id,
		{ events: [{ kind: 'present sent', ref: '' }], deliveries },
		now,
	)
	return isNew ? emails.length : 0
}

async function toPost(
	{ store, content, formContext, now, ...jobs }: JobContext,
	donation: ActiveSponsorship['donation'],
) {
	const { present } = donation.sponsorship
	const to = content.notificationEmail || formContext.charity.email
	if (!present || to === '' || formContext.today < postCertificateFrom(present)) return 0
	const { words, links } = emailContextOf({ store, content, formContext, now, ...jobs }, donation.id)
	const deliveries = [{ channel: 'email', payload: presentToPostEmail(to, { donation, present, links }, words) }]
	const isNew = await recordSponsorship(
		store,
		donation.id,
		{ events: [{ kind: 'present to post', ref: '' }], deliveries },
		now,
	)
	return isNew ? 1 : 0
}
