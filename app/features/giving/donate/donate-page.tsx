import { Wrap } from '#app/ui/layout/layout.tsx'
import { BackLink } from '#app/ui/navigation/back-link.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { IN_MEMORY } from '#domain/giving/giving-choice.ts'
import { phoneHref } from '#lib/text/phone.ts'
import type { DonationBodyProps } from './donation-body.tsx'
import { DonationBody } from './donation-body.tsx'
import dot from './dot.webp'
import '#app/ui/forms/amount-picker.css'
import '../gift-aid/gift-aid.css'
import '../picker/bowl.css'
import '../picker/picker.css'
import './beside.css'
import './dedication/dedication.css'
import './donate.css'

/** The form of a donation, with what was chosen before. */
export function DonatePage(props: DonationBodyProps) {
	const { charity, pay } = props.page
	const { phone } = charity
	const isInMemory = (props.again?.values ?? props.page.values).dedication === IN_MEMORY
	return (
		<>
			<div className={isInMemory ? 'band-sky giving-band' : 'band-ball giving-band'}>
				<Wrap className="giving-top">
					<div className="grid gap-3">
						<BackLink to="/waystohelp/donations" />
						<h1>{isInMemory ? 'A donation in memory' : 'Your donation'}</h1>
						<p className="max-w-[35em] text-lede">
							{isInMemory ? 'We’re sorry for your loss.' : lengthOf(pay)}{' '}
							{phone && (
								<span>
									Rather talk? <SiteLink to={phoneHref(phone)}>{phone.replaceAll(' ', '\u{A0}')}</SiteLink>
								</span>
							)}
						</p>
					</div>
					<img src={dot} width={480} height={400} alt="" className="giving-dog" />
				</Wrap>
			</div>
			<DonationBody {...props} />
		</>
	)
}

function lengthOf({ card }: DonationBodyProps['page']['pay']): string {
	return card ? 'Two minutes, one page.' : 'Two minutes, then send it from your bank.'
}
