import type { Dog } from '#content/model/content.ts'
import type { Subject } from '#domain/dogs/pronouns.ts'
import { isUrgent } from '#domain/dogs/status.ts'
import { dayInWords } from '#lib/dates.ts'
import type { WaysToAsk } from './ask.tsx'
import type { UrgentData } from './urgent.tsx'

/** Why a dog or a pair needs a home soon, and what helps. Null when it is not urgent, or the date is only a year. */
export function urgency(
	dogs: readonly Dog[],
	{ name, pronouns: p, verb }: Subject,
	{ ask, today, locale, slug }: { ask: WaysToAsk | null; today: Date; locale: string; slug: string },
): UrgentData | null {
	const [first] = dogs
		.filter((dog) => isUrgent(dog, today) && dog.urgentUntil.length > 4)
		.toSorted((a, b) => a.urgentUntil.localeCompare(b.urgentUntil))
	if (!first) return null
	return {
		title: `${name} ${verb('need')} a home by ${dayInWords(first.urgentUntil, today, locale)}`,
		reason: first.urgentReason,
		helps: [
			...(ask ? [{ text: `Adopt ${p.them}`, to: ask.apply.url }] : []),
			{ text: `Foster ${p.them} until a home comes up`, to: '/fostering' },
			{ text: `Share ${p.their} poster`, to: `/dogs/${encodeURIComponent(slug)}/poster` },
		],
	}
}
