import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { companyNumberInWords } from '#domain/region/company-number.ts'
import { withWholePostcode } from '#lib/text/line-breaks.ts'
import type { SiteOptions } from '../general-options.tsx'

/** Who answers for the site, and the legal links. */
export function LegalLine({ options: { footer, site, regulator } }: { options: SiteOptions }) {
	const { registeredName, charityNumber, companyNumber, registeredOffice } = site.legal
	const parts = [
		registeredName || site.name,
		(charityNumber || regulator) && <CharityNumber key="charity" number={charityNumber} register={regulator} />,
		companyNumber && companyNumberInWords(companyNumber),
		registeredOffice && `Registered office: ${withWholePostcode(registeredOffice)}`,
	]
	return (
		<div className="footer-legal">
			<p>
				{parts.filter(Boolean).map((part, n) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
					<span key={n}>{part}</span>
				))}
			</p>
			{footer.legal.length > 0 && (
				<nav aria-label="Legal">
					<ul>
						{footer.legal.map((link) => (
							<li key={link.url + link.text}>
								<SiteLink to={link.url} className="footer-link">
									{link.text}
								</SiteLink>
							</li>
						))}
					</ul>
				</nav>
			)}
		</div>
	)
}

/** Linked to the charity's entry in the regulator's register. */
function CharityNumber({ number, register }: { number: string; register: SiteOptions['regulator'] }) {
	const text = number && `Registered charity ${number}`
	if (!register) return text
	return (
		<SiteLink to={register.url}>
			{text || register.text}
			{text && <span className="sr-only"> ({register.text})</span>}
		</SiteLink>
	)
}
