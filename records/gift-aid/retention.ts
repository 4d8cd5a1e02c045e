import { accountingPeriod } from '#domain/gift-aid/accounting-period.ts'
import { type DeclarationRetention, declarationRetention } from '#domain/gift-aid/retention.ts'
import { dayIn } from '#lib/dates.ts'
import type { Database } from '../payables/payables.ts'
import type { Store } from '../store/open-store.ts'
import { asDeclaration, TAX_TIMEZONE } from './declarations.ts'

interface RetentionRules {
	/** The last day of the charity's accounting period: "03-31". */
	yearEnd: string
	/** `YYYY-MM-DD` */
	today: string
}

/** How long a declaration is kept, by what was claimed on it. Undefined when there is none. */
export async function retentionOf(
	db: Database,
	declarationId: string,
	{ yearEnd, today }: RetentionRules,
): Promise<DeclarationRetention | undefined> {
	const row = await db.selectFrom('gift_aid_declaration').selectAll().where('id', '=', declarationId).executeTakeFirst()
	if (!row) return undefined
	const claimed = await db
		.selectFrom('gift_aid_claim_line as line')
		.innerJoin('gift_aid_claim as claim', 'claim.id', 'line.claim_id')
		.innerJoin('payment', 'payment.id', 'line.payment_id')
		.select(['payment.paid_at', 'claim.created_at', 'claim.submitted_at'])
		.where('line.declaration_id', '=', declarationId)
		.where('line.kind', '=', 'gift')
		.execute()
	const lines = claimed.map(({ paid_at, created_at, submitted_at }) => ({
		periodEnd: accountingPeriod(dayIn(TAX_TIMEZONE, paid_at ?? 0), yearEnd).to,
		claimedOn: dayIn(TAX_TIMEZONE, submitted_at ?? created_at),
	}))
	const last = (days: string[]) => days.toSorted().at(-1) ?? ''
	const lastClaim =
		lines.length === 0
			? null
			: { periodEnd: last(lines.map((one) => one.periodEnd)), claimedOn: last(lines.map((one) => one.claimedOn)) }
	return declarationRetention(asDeclaration(row), lastClaim, today)
}

/**
 * Empties the declarations of donors whose donations were severed from them, once the tax office cannot ask for them any more. The rows
 * stay, because lines of claims name them.
 *
 * @returns how many
 */
export async function severDeclarations(store: Store, rules: RetentionRules): Promise<number> {
	const rows = await store.db
		.selectFrom('gift_aid_declaration as declaration')
		.select('declaration.id')
		.where('last_name', '!=', '')
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('payable')
						.select('payable.id')
						.whereRef('payable.gift_aid_declaration_id', '=', 'declaration.id')
						.where('payable.anonymised_at', 'is', null),
				),
			),
		)
		.execute()
	let severed = 0
	for (const { id } of rows) {
		const retention = await retentionOf(store.db, id, rules)
		if (retention?.kind !== 'not needed') continue
		await store.write((transaction) =>
			transaction
				.updateTable('gift_aid_declaration')
				.set({ title: '', first_name: '', last_name: '', house: '', postcode: '', address_json: '""', statement: '' })
				.where('id', '=', id)
				.execute(),
		)
		severed += 1
	}
	return severed
}
