import { newsEmail } from '#domain/giving/emails/news-email.ts'
import { diarySince } from '#domain/giving/sponsorship/diary-news.ts'
import { outcomeOf } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { dayIn } from '#lib/dates.ts'
import { type ActiveSponsorship, recordSponsorship } from '#records/giving/monthly/sponsorships.ts'
import type { JobContext } from '../job-context.ts'
import { emailContextOf } from './email-context.ts'

/** Passes new entries of the dog's diary on, each once, to a sponsor who asked for them. */
export async function sendNews(jobs: JobContext, sponsorship: ActiveSponsorship): Promise<number> {
	const { store, content, formContext, now } = jobs
	const { donation, events } = sponsorship
	const { dogId } = donation.sponsorship
	const since = newsSince(jobs, sponsorship)
	const dog = content.dogs.find(({ id }) => String(id) === dogId)
	if (since === undefined || !dog || outcomeOf(dog)) return 0
	const sent = new Set(events.filter(({ kind }) => kind === 'news sent').map(({ ref }) => ref))
	const entries = diarySince(dog.updates, since, formContext.today).filter(({ key }) => !sent.has(`${dogId} ${key}`))
	if (entries.length === 0) return 0
	const { words, links } = emailContextOf(jobs, donation.id)
	const isNew = await recordSponsorship(
		store,
		donation.id,
		{
			events: entries.map(({ key }) => ({ kind: 'news sent' as const, ref: `${dogId} ${key}` })),
			deliveries: [{ channel: 'email', payload: newsEmail({ donation, entries, links }, words) }],
		},
		now,
	)
	return isNew ? 1 : 0
}

/** The day from which on there is news for this person; undefined when they get none (yet). */
function newsSince({ timezone }: JobContext, { donation, events }: ActiveSponsorship): string | undefined {
	const { news, present, dogId } = donation.sponsorship
	const isOver = events.some(({ kind, ref }) => kind === 'news stopped' || (kind === 'stopped' && ref === dogId))
	if (!news || isOver) return undefined
	const told = events.find(({ kind }) => kind === 'present sent')
	if (present && !told) return undefined
	const moved = events.findLast(({ kind, ref }) => kind === 'moved' && ref.startsWith(`${dogId} `))
	return dayIn(timezone, Math.max(donation.createdAt, told?.at ?? 0, moved?.at ?? 0))
}
