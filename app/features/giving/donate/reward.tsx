import { sumInWords } from '#domain/giving/giving-choice.ts'
import type { GivingFrequency, GivingOffer } from '#domain/giving/giving-offer.ts'
import { giftAidOf, moneyOf } from './sums.ts'

interface RewardProps {
	offer: GivingOffer
	frequency: GivingFrequency
	/** Minor units, without Gift Aid. */
	total: number
}

/** What a donation is worth with Gift Aid. */
export function Reward({ offer, frequency, total }: RewardProps) {
	const [money, aid] = [moneyOf(offer), giftAidOf(total)]
	return (
		<p className="giving-reward">
			<b className="giving-sum">{`${sumInWords(total + aid, frequency, offer)} for the dogs`}</b>{' '}
			<span>{`${money(total)} from you, ${money(aid)} from HMRC`}</span>
		</p>
	)
}
