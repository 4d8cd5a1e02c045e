import { Button } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import IconPrinter from '~icons/ph/printer-bold'
import { DonationForm, type DonationFormState } from './donation-form.tsx'
import type { DonationPageData } from './read-donation.server.ts'

type CertificateWorkProps = DonationFormState & { certificate: NonNullable<DonationPageData['certificate']> }

/** The certificate of a present that goes by post, until someone has posted it. */
export function CertificateWork({ certificate, ...state }: CertificateWorkProps) {
	const { what, address, path } = certificate
	return (
		<DonationForm {...state} intent="certificate-posted">
			<p>
				<b>{what}</b>
			</p>
			<p>Print it, and post it to:</p>
			<address className="giving-address">{address}</address>
			<p>
				{/* A page of the public site. */}
				<a href={path} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
					<IconPrinter aria-hidden className="size-[1.2em] flex-none" />
					Print the certificate
				</a>
			</p>
			<Button type="submit" size="st">
				Mark as posted
			</Button>
		</DonationForm>
	)
}
