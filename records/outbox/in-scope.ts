import { sql } from 'kysely'
import type { MessageScope } from '#domain/desk/people/message-scope.ts'

/** Whether a row of `delivery` is one that someone may see and act on. An email about something erased since is for those who see everything. */
export function isInScope({ isWhole, hasCases, payableKinds }: MessageScope) {
	if (isWhole) return sql<boolean>`1 = 1`
	const ofCases = hasCases ? sql`delivery.payable_id is null` : sql`1 = 0`
	if (payableKinds.length === 0) return sql<boolean>`(${ofCases})`
	const ofKinds = sql`delivery.payable_id in (select id from payable where kind in (${sql.join(payableKinds)}))`
	return sql<boolean>`(${ofCases} or ${ofKinds})`
}
