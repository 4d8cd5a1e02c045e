import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import { coverOf, mayBeDeclared, type PaidGift } from './cover.ts'
import { tellDonor } from './cover-words.ts'

/** What emails say about Gift Aid depends on it. */
export interface GiftAidEmailContext {
	locale: string
	/** Whether the charity claims Gift Aid. */
	giftAid: boolean
	/** What a sponsor receives in a year, in minor units. */
	sponsorBenefit: number
}

interface About {
	/** "your donation", "the £6 you gave" */
	what: string
	/** Where the donor can declare; null where they cannot (any more). */
	url: string | null
}

/** What an email says about Gift Aid on money that has arrived: what covers it, or how to add it. Nothing where nothing can be claimed. */
export function giftAidBlocks(gift: PaidGift | undefined, { what, url }: About, words: GiftAidEmailContext): Block[] {
	if (!gift || gift.amount === 0) return []
	const cover = coverOf(gift, words.sponsorBenefit)
	const told = tellDonor(cover, { what, isMonthly: gift.isMonthly, locale: words.locale })
	if (!mayBeDeclared(cover) || !words.giftAid || url === null) return paragraphs(told)
	const question =
		cover.kind === 'declared later'
			? `${told} You can add Gift Aid to ${what}, too, and it costs you nothing.`
			: `Do you pay UK tax? With Gift Aid we can claim 25p more for every £1 of ${what}, and it costs you nothing.`
	return [...paragraphs(question), { kind: 'link', text: 'Add Gift Aid', url }]
}
