import { enter } from '../payables/ledger/ledger.ts'
import type { PayableHandler } from '../payables/payable-handler.ts'
import { asDonation, selectDonations } from './donations.ts'
import { howEnded } from './monthly/how-ended.ts'

/** What payments mean for donations and sponsorships: all of their money is in the fund that the donor chose. */
export const donationHandler: PayableHandler = {
	async enter(transaction, { payable, payment }, effect) {
		const { fund } = await transaction
			.selectFrom('donation')
			.select('fund')
			.where('payable_id', '=', payable.id)
			.executeTakeFirstOrThrow()
		return enter(transaction, { ...payment, fund }, effect)
	},
	async follow() {},
	mayBePaidAgain: async () => true,
	async advanceVersion(transaction, id, seenVersion) {
		const { numUpdatedRows } = await transaction
			.updateTable('payable')
			.set({ version: seenVersion + 1 })
			.where('id', '=', id)
			.where('version', '=', seenVersion)
			.executeTakeFirstOrThrow()
		return numUpdatedRows > 0n
	},
	noteAction: 'donation note written',
	async read(db, id) {
		const donation = asDonation(await selectDonations(db).where('id', '=', id).executeTakeFirstOrThrow())
		return { donation, end: await howEnded(db, donation) }
	},
}
