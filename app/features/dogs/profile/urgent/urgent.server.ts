import type { Dog } from '#content/model/content.ts'
import type { Subject } from '#domain/dogs/pronouns.ts'
import { isUrgent } from '#domain/dogs/status.ts'
import { DAY_MS, formatNearDate } from '#lib/dates.ts'
import type { WaysToAsk } from '../ask.tsx'
import type { UrgentData } from './urgent.tsx'

/** Why a dog or a pair needs a home soon, and what helps. Null when it is not urgent, or the date is only a year. */
export function urgency(
	dogs: readonly Dog[],
	{ name, pronouns: p, verb }: Subject,
	{ ask, today, locale }: { ask: WaysToAsk | null; today: Date; locale: string },
): UrgentData | null {
	const [first] = dogs
		.filter((dog) => isUrgent(dog, today) && dog.urgentUntil.length > 4)
		.toSorted((a, b) => a.urgentUntil.localeCompare(b.urgentUntil))
	if (!first) return null
	return {
		title: `${name} ${verb('need')} a home by ${formatNearDate(first.urgentUntil, today, locale)}`,
		daysLeft: daysLeft(first.urgentUntil, today),
		reason: first.urgentReason,
		apply: ask?.apply ?? null,
		foster: `Foster ${p.them}`,
	}
}

const FULL_DATE = /^\d{4}-\d{2}-\d{2}$/

function daysLeft(until: string, today: Date): string {
	if (!FULL_DATE.test(until)) return ''
	const days = Math.ceil((Date.parse(until) - today.getTime()) / DAY_MS)
	return days < 1 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`
}
