import { ButtonLink } from '#app/ui/button.tsx'
import { SameAddressFacts } from '../same-address.tsx'
import type { DonationPageData } from './read-donation.server.ts'

/** What it is for and what the donor chose. */
export function AboutDonation({ about, others, email }: Pick<DonationPageData, 'about' | 'others' | 'email'>) {
	return (
		<section className="case-section" aria-labelledby="about">
			<h2 id="about">About this donation</h2>
			<dl className="giving-facts">
				{about.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
				<SameAddressFacts email={email} others={others} of="donation" />
			</dl>
		</section>
	)
}

/** Which declaration covers a gift, and where one is entered. */
export function GiftAidSection({ reference, giftAid }: Pick<DonationPageData, 'reference' | 'giftAid'>) {
	if (!giftAid) return null
	const { sentences, declaredWith, canEnter, canExclude, isExcluded } = giftAid
	return (
		<section className="case-section" aria-labelledby="gift-aid">
			<h2 id="gift-aid">Gift Aid</h2>
			<div>
				{sentences.map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
			</div>
			<p className="flex flex-wrap gap-3">
				{declaredWith && (
					<ButtonLink to={`/giving/${declaredWith}/gift-aid`} variant="outline" size="sm">
						See the declaration
					</ButtonLink>
				)}
				{canEnter && (
					<ButtonLink to={`/giving/${reference}/gift-aid?more`} variant="outline" size="sm">
						Enter a declaration
					</ButtonLink>
				)}
				{(canExclude || isExcluded) && (
					<ButtonLink to={`/giving/${reference}/gift-aid#not-their-own`} variant="outline" size="sm">
						{isExcluded ? 'Look at the mark' : 'Not their own money?'}
					</ButtonLink>
				)}
			</p>
		</section>
	)
}
