import { Notice } from '#app/ui/notice.tsx'
import { GIFT_FUND_WORDS } from '#domain/shop/gift-fund.ts'

interface WhatToKnowProps {
	item: { personalisation: { maxLength: number } | null; isGift: boolean; isSoldOnline: boolean }
}

/** What is different about an item that is engraved, or that is a gift to the dogs. */
export function WhatToKnow({ item: { personalisation, isGift, isSoldOnline } }: WhatToKnowProps) {
	if (!isSoldOnline || (!personalisation && !isGift)) return null
	return (
		<Notice tone="info">
			{personalisation && (
				<p>
					<b>Made for you.</b> You’ll tell us the words at the checkout, up to {personalisation.maxLength} letters and
					spaces. As nobody else could use it, it can’t be sent back unless we’ve got it wrong.
				</p>
			)}
			{isGift && (
				<p>
					<b>A gift to the dogs.</b> Nothing is posted: we send a card by email that you can print or pass on. Your gift
					goes to {GIFT_FUND_WORDS}. If you pay UK tax, you can add Gift Aid at the checkout.
				</p>
			)}
		</Notice>
	)
}
