import type { SumsRow } from '../books/read-books.server.ts'
import { SumsTable } from '../books/sums-table.tsx'

/** To which funds the money of a claim belongs, for the person who enters it in the accounts. */
export function FundsTable({ funds, sum }: { funds: SumsRow[]; sum: SumsRow }) {
	return (
		<section className="data-section" aria-labelledby="funds">
			<h2 id="funds" className="text-h3">
				By fund
			</h2>
			<p className="giving-note">
				The tax on a gift belongs to what the gift was for. What this claim gives back is taken off.
			</p>
			<SumsTable caption="The funds of this claim" title="Fund" rows={funds} sum={[sum]} />
		</section>
	)
}
