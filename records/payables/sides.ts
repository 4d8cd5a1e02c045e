import type { Beside } from '#domain/payables/beside.ts'
import type { Payable, PayableKind } from '#domain/payables/payable.ts'
import { givingSide } from '../giving/giving-side.ts'
import { shopSide } from '../shop/shop-side.ts'
import type { Database } from './payables.ts'
import type { Side } from './side.ts'

const SIDES: Record<PayableKind, Side> = { donation: givingSide, sponsorship: givingSide, order: shopSide }

/** The only place of `records/` that asks what kind a payable is. */
export const sideOf = ({ kind }: Pick<Payable, 'kind'>): Side => SIDES[kind]

export function besideOf(db: Database, payable: Pick<Payable, 'id' | 'kind'>): Promise<Beside> {
	return sideOf(payable).read(db, payable.id)
}
