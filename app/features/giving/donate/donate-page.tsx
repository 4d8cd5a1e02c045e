import { lazyWithServerHtml } from '#app/browser/recovery/parts.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { LazySection } from '#app/ui/layout/lazy-section.tsx'
import { BackLink } from '#app/ui/navigation/back-link.tsx'
import type { DonationBodyProps } from './donation-body.tsx'
import '#app/ui/forms/amount-picker.css'
import '../gift-aid/gift-aid.css'
import '../picker/bowl.css'
import '../picker/picker.css'
import './dedication.css'
import './donate.css'

/** The form works before its code is there. */
const DonationBody = lazyWithServerHtml(() => import('./donation-body.tsx').then((file) => file.DonationBody))

/** The form of a donation, with what was chosen before. */
export function DonatePage(props: DonationBodyProps) {
	const { charity, pay } = props.page
	const { phone } = charity
	return (
		<>
			<div className="band-ball giving-band">
				<Wrap className="grid gap-3">
					<BackLink to="/waystohelp/donations" />
					<h1>Your donation</h1>
					<p className="max-w-[35em] text-lede">
						{pay.card ? 'Two minutes, one page.' : 'One page, then our bank details: you pay by bank transfer.'}{' '}
						{phone && <>Rather talk? {phone.replaceAll(' ', '\u{A0}')}</>}
					</p>
				</Wrap>
			</div>
			<LazySection>
				<DonationBody {...props} />
			</LazySection>
		</>
	)
}
