import { taxOn } from '#domain/gift-aid/adjustments.ts'
import { claimRows } from '#domain/gift-aid/claim-rows.ts'
import { type Cover, coverOf, type DonorDeclaration, mayBeDeclared, type PaidGift } from '#domain/gift-aid/cover.ts'
import { theirDeclaration, whyNotCovered } from '#domain/gift-aid/cover-words.ts'
import type { Frequency } from '#domain/giving/donation.ts'
import type { Payable } from '#domain/payables/payable.ts'
import { formatDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import type { ClaimRules } from '#records/gift-aid/preview-claim.ts'
import { readExpectedGift, readGiftsOf } from '#records/gift-aid/read-gifts.ts'
import { balancesOf } from '#records/payables/ledger/payment-balances.ts'
import type { DeskRequest } from '../../request.server.ts'
import { claimRules } from '../gift-aid/claim-page.server.ts'

interface GiftAidOfDonation {
	sentences: string[]
	/** The reference of the donation or order with whose declaration it is covered; null for none. */
	declaredWith: string | null
	/** A declaration would bring more, and none was made with this donation. */
	canEnter: boolean
	/** Something is or may be claimed on it, unless it is not the donor's own money. */
	canExclude: boolean
	/** Staff marked it, or each payment of it, as not the donor's own money. */
	isExcluded: boolean
}

/** A donation, a sponsorship, or the gift within an order. */
type Gift = Pick<
	Payable,
	'id' | 'reference' | 'due' | 'locale' | 'state' | 'giftAidDeclarationId' | 'isNotForGiftAid'
> & { frequency: Frequency }

interface JudgedGift {
	gift: PaidGift
	cover: Cover
}

/** What covers a gift, as claims and receipts have it; null where the charity claims no Gift Aid and nothing was declared. */
export async function giftAidOf(desk: DeskRequest, given: Gift): Promise<GiftAidOfDonation | null> {
	const { db } = desk.store
	const { benefit, today } = claimRules(desk)
	const judge = (gift: PaidGift): JudgedGift => ({ gift, cover: coverOf(gift, benefit) })
	const arrived = (await readGiftsOf(db, given.id)).map(judge)
	const expected = await readExpectedGift(db, given.id, today)
	const awaited = expected && isAwaited(given) ? [judge(expected)] : []
	const all = [...arrived, ...awaited]
	const own = expected?.declarations.find(({ declaration }) => declaration.id === given.giftAidDeclarationId)
	const covering = all.map(({ cover }) => coveringOf(cover)).find((by) => by !== undefined)
	if (!own && !covering && !desk.content.options?.giving.giftAid) return null
	const balance = (await balancesOf(db, [given])).get(given.id)
	const money = (amount: number) => formatMoney({ ...given.due, amount }, given.locale)
	const sentences = [
		...coverSentences(arrived, awaited, {
			reference: given.reference,
			money: balance && balance.returned > 0 ? money : null,
		}),
		...refusedSentences(arrived, claimRules(desk)),
		...uncoveredSentences(all),
		...wouldBring(given, arrived, awaited),
	]
	return {
		sentences: sentences.length > 0 ? sentences : [await nothingToClaim(desk, given)],
		declaredWith: (covering ?? own)?.reference ?? null,
		canEnter: all.some(({ cover }) => mayBeDeclared(cover)) && (!own || own.declaration.scope === 'this'),
		canExclude: covering !== undefined || all.some(({ cover }) => mayBeDeclared(cover)),
		isExcluded: given.isNotForGiftAid || arrived.some(({ cover }) => cover.kind === 'another payer'),
	}
}

/** Money that never came, and money that went back. */
async function nothingToClaim({ store }: DeskRequest, given: Gift): Promise<string> {
	const balance = (await balancesOf(store.db, [given])).get(given.id)
	if (!balance || balance.arrived === 0) return 'Nothing has arrived to claim on.'
	return given.state === 'disputed'
		? 'Their bank has taken the money back while the dispute is open: there is nothing to claim on until it is won.'
		: 'What arrived went back, so there is nothing to claim on.'
}

/** Whether money is still to come: of a single donation the first, of a monthly one the next. */
function isAwaited({ frequency, state }: Gift): boolean {
	return frequency === 'monthly' ? state !== 'cancelled' : state === 'started' || state === 'pending'
}

function coveringOf(cover: Cover): DonorDeclaration | undefined {
	return cover.kind === 'covered' || cover.kind === 'record not sent' ? cover.by : undefined
}

/**
 * One for each declaration that covers something: what of a monthly donation came before it is not covered.
 *
 * @param money says on how much, where something went back; null where nothing did
 */
function coverSentences(
	arrived: readonly JudgedGift[],
	awaited: readonly JudgedGift[],
	{ reference, money }: { reference: string; money: ((amount: number) => string) | null },
): string[] {
	const covers = [...arrived, ...awaited].map(({ gift, cover }) => ({ gift, cover, by: coveringOf(cover) }))
	const groups = Map.groupBy(
		covers.filter(({ by }) => by !== undefined),
		({ by }) => by?.declaration.id,
	)
	return [...groups.values()].flatMap((group) => {
		const [first] = group
		if (!first?.by) return []
		const isOnlyAwaited = arrived.length === 0 && !first.gift.isMonthly
		const isFromThenOn = covers[0] !== first
		const from = isFromThenOn ? ` from ${formatDate(first.by.declaration.madeOn)} on` : ''
		const record = first.cover.kind === 'record not sent' ? ' It counts once the written record has been sent.' : ''
		const covered = isOnlyAwaited ? 'Will be covered' : `Covered${from}`
		const here = group.filter(({ gift }) => arrived.some((one) => one.gift === gift))
		const left = here.reduce((sum, { gift }) => sum + gift.amount, 0)
		const on = money && left > 0 ? `, on the ${money(left)} that did not go back` : ''
		return [`${covered} by ${theirDeclaration(first.by, reference)}${on}.${record}`]
	})
}

/** What HMRC would refuse of what is covered, each reason once: a claim leaves it out until it is corrected. */
function refusedSentences(arrived: readonly JudgedGift[], rules: ClaimRules): string[] {
	const gifts = arrived.flatMap(({ gift, cover }) => {
		if (cover.kind !== 'covered') return []
		const { paymentId, day, amount, currency, isMonthly, payableId } = gift
		const monthlyId = isMonthly ? payableId : null
		return [{ paymentId, day, amount, currency, monthlyId, declaration: cover.by.declaration }]
	})
	const reasons = claimRows(gifts, rules).problems.flatMap(({ problems }) => problems.map(({ sentence }) => sentence))
	return [...new Set(reasons)].map((reason) => `HMRC would refuse it until the declaration is corrected: ${reason}.`)
}

/** Why the rest is not, each reason once. */
function uncoveredSentences(all: readonly JudgedGift[]): string[] {
	const reasons = all.flatMap(({ gift, cover }) => {
		if (coveringOf(cover) || cover.kind === 'covered') return []
		if (cover.kind === 'not declared') return ['No declaration, so no Gift Aid is claimed.']
		if (cover.kind !== 'declared later' && cover.kind !== 'another payer') return [`${whyNotCovered(cover)}.`]
		return [`The payment of ${formatDate(gift.day)} is not covered. ${whyNotCovered(cover)}.`]
	})
	return [...new Set(reasons)]
}

/** A quarter of what is not covered: of what arrived minus what was returned, and of what is announced. */
function wouldBring(given: Gift, arrived: readonly JudgedGift[], awaited: readonly JudgedGift[]): string[] {
	const { due, locale } = given
	const money = (amount: number) => formatMoney({ ...due, amount }, locale)
	const open = (gifts: readonly JudgedGift[]) =>
		gifts.filter(({ cover }) => mayBeDeclared(cover)).reduce((sum, { gift }) => sum + gift.amount, 0)
	const [here, next] = [open(arrived), open(awaited)]
	if (here > 0 && arrived.every(({ cover }) => cover.kind === 'declared later' || !mayBeDeclared(cover))) {
		return [`That would bring ${money(taxOn(here))}.`]
	}
	const claim = 'If they pay UK tax and declare it, you can claim'
	if (given.frequency === 'monthly' && next > 0) {
		return [`${claim} ${money(taxOn(next))} for each payment of ${money(next)}.`]
	}
	if (here > 0) return [`${claim} ${money(taxOn(here))}.`]
	return next > 0 ? [`${claim} ${money(taxOn(next))} once the ${money(next)} announced has arrived.`] : []
}
