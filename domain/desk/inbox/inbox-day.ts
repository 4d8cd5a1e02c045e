import { weekEndOf } from './due-words.ts'

/** What "due" and "no one" mean today. Days are `YYYY-MM-DD`. */
export interface InboxDay {
	today: string
	/** The first day that is not "this week". */
	weekEnd: string
	presentIds: readonly string[]
	/** Which of those are away: their due work is no one's. */
	awayIds: readonly string[]
}

interface Holder {
	id: string
	/** The last day away, also one in the past; null for none. */
	awayUntil: string | null
}

/** @param team everyone at the desk */
export function inboxDayOf(team: readonly Holder[], today: string): InboxDay {
	return {
		today,
		weekEnd: weekEndOf(today),
		presentIds: team.map(({ id }) => id),
		awayIds: team.filter((one) => isAway(one, today)).map(({ id }) => id),
	}
}

export function isAway({ awayUntil }: Pick<Holder, 'awayUntil'>, today: string): boolean {
	return awayUntil !== null && awayUntil >= today
}
