import { widerNetworks } from '#lib/network-hash.ts'
import type { Store } from '../../store/open-store.ts'

/**
 * How many orders without money came from the network address of each of these (of an IPv6 one, from its /56), itself included; only where there
 * are several. One address with many may be someone who empties the shop, or a hall full of people.
 */
export async function countSameVisitor(
	{ db }: Pick<Store, 'db'>,
	ids: readonly string[],
): Promise<Map<string, number>> {
	if (ids.length === 0) return new Map()
	const rows = await db
		.selectFrom('shop_order')
		.innerJoin('payable', 'payable.id', 'shop_order.payable_id')
		.select(['payable_id', 'client_hash'])
		.where('reservation', '=', 'reserved')
		.where('state', '=', 'started')
		.where('client_hash', '!=', '')
		.execute()
	const sizes = Map.groupBy(rows, ({ client_hash }) => connectionOf(client_hash))
	return new Map(
		rows
			.filter(({ payable_id }) => ids.includes(payable_id))
			.map(({ payable_id, client_hash }) => [payable_id, sizes.get(connectionOf(client_hash))?.length ?? 1] as const)
			.filter(([, count]) => count > 1),
	)
}

function connectionOf(clientHash: string): string {
	return widerNetworks(clientHash)?.household ?? clientHash
}
