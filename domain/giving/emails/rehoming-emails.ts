import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import type { PaymentBalance } from '../../payables/payment-balance.ts'
import { greeting } from '../../payables/payment-words.ts'
import type { DogOutcome } from '../sponsorship/sponsored-dogs.ts'
import { isPresentToTell, type SponsorshipEvent } from '../sponsorship/sponsorship-events.ts'
import type { GivingEmailContext } from './donation-words.ts'
import { dogUrl, givenInWords, type SponsorshipDonation, type SponsorshipLinks } from './sponsorship-words.ts'

interface RehomingParams {
	/** The donation as it was, for the dog that found a home or died. */
	donation: SponsorshipDonation
	/** The balance of its money; for a monthly donation that of the last payment. */
	balance: PaymentBalance
	outcome: DogOutcome
	links: SponsorshipLinks
	/** What has been done for the sponsorship. */
	events: readonly SponsorshipEvent[]
}

/** What happened to the dog, first and plainly. */
function whatHappened({ donation, outcome }: RehomingParams): string {
	const { dogName } = donation.sponsorship
	return outcome === 'adopted'
		? `${greeting(donation)}\n\nGood news: ${dogName} has gone home. A family has adopted ${dogName}, and you helped along the way. Thank you.`
		: `${greeting(donation)}\n\nWe are sorry to tell you that ${dogName} has died. ${dogName} was looked after to the end, and you were part of that. Thank you.`
}

/** Says that the sponsorship goes on with another dog, as the donor chose. */
export function movedEmail(
	params: RehomingParams,
	to: { dogName: string; dogSlug: string },
	words: GivingEmailContext,
): Email {
	const { donation, balance, links } = params
	const blocks: Block[] = [
		...paragraphs(
			`${whatHappened(params)}\n\nYou asked us to help another dog when this day came. From today ${givenInWords(donation, balance, words)} is for ${to.dogName}, who is still with us.${ofPresent(params, (recipient) => `We have told ${recipient} nothing yet: your present will be about ${to.dogName}.`)}`,
		),
		{ kind: 'button', text: `Meet ${to.dogName}`, url: dogUrl(to, words) },
		{ kind: 'link', text: 'Open your new certificate', url: links.certificate },
		...paragraphs(
			`${donation.frequency === 'monthly' ? 'If you’d rather not go on, you can stop at any time.' : 'If you’d rather help a different dog, tell us.'} ${reach(words.charity)}`,
		),
		...manageLink(params),
	]
	return rehomingEmail(params, `, and ${to.dogName} is glad of you`, blocks, words)
}

/** Says that the sponsorship is over, as the donor chose. */
export function stoppedEmail(params: RehomingParams, words: GivingEmailContext): Email {
	const blocks = [
		...paragraphs(
			`${whatHappened(params)}\n\n${howItEnds(params, words)}${ofPresent(params, (recipient) => `We have told ${recipient} nothing of your present, and we won’t.`)}\n\n${reach(words.charity)}`,
		),
	]
	return rehomingEmail(params, ', and your sponsorship ends', blocks, words)
}

function howItEnds({ donation, balance }: RehomingParams, words: GivingEmailContext): string {
	const asked = 'You asked us to stop when this day came, so your sponsorship ends here.'
	if (donation.frequency !== 'monthly') {
		return `${asked} What has not been spent of ${givenInWords(donation, balance, words)} helps the dogs who are still with us.`
	}
	return donation.provider === 'bank transfer'
		? `${asked} Please stop the standing order at your bank: only you can do that. Until then what arrives helps the dogs who are still with us.`
		: `${asked} We won’t take any more money.`
}

/** Asks what shall become of the sponsorship: the donor chose to be asked, or no other dog can be sponsored. */
export function askEmail(params: RehomingParams, hasOthers: boolean, words: GivingEmailContext): Email {
	const { donation, balance } = params
	const { whenRehomed } = donation.sponsorship
	const why =
		whenRehomed === 'another dog' && !hasOthers
			? 'You asked us to help another dog when this day came, but just now there is none that needs a sponsor.'
			: 'You asked us to ask you when this day came.'
	const blocks: Block[] = [
		...paragraphs(
			`${whatHappened(params)}\n\n${why} Would you like to help another dog, or stop? There is no hurry. Until we hear from you, ${givenInWords(donation, balance, words)} helps the dogs who are still with us.${ofPresent(params, (recipient) => `Your present waits until then, too: we have told ${recipient} nothing yet.`)}`,
		),
		...(donation.frequency === 'monthly'
			? [{ kind: 'button' as const, text: 'Choose what happens now', url: params.links.manage }]
			: []),
		...paragraphs(reach(words.charity)),
	]
	return rehomingEmail(params, ': what would you like now?', blocks, words)
}

/** A sentence on a present of which its recipient has not heard. */
function ofPresent({ donation, events }: RehomingParams, sentence: (recipient: string) => string): string {
	const { present } = donation.sponsorship
	return isPresentToTell(present, events) ? ` ${sentence(present.recipient)}` : ''
}

/** Presents are paid: there is nothing to change but by asking us. */
function manageLink({ donation, links }: RehomingParams): Block[] {
	if (donation.frequency !== 'monthly') return []
	return [{ kind: 'link', text: 'Change or stop your sponsorship', url: links.manage }]
}

/** Nothing else stands beside a death. */
function rehomingEmail(
	{ donation, outcome }: RehomingParams,
	follows: string,
	blocks: Block[],
	{ charity }: GivingEmailContext,
): Email {
	const { dogName } = donation.sponsorship
	const subject = outcome === 'adopted' ? `${dogName} has gone home${follows}` : `About ${dogName}`
	return composeEmail({ to: donation.email, subject: `${subject} - ${donation.reference}`, blocks, charity })
}
