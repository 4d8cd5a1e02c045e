import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import type { GeneralOptions } from '#content/model/content.ts'
import { phoneHref } from '#lib/text/phone.ts'

export interface HowToGiveData {
	howTo: PageSectionData | null
	bank: GeneralOptions['giving']['bank']
	phone: string
	email: string
	emailHref: string
}

/** The ways to donate today: bank account, phone, and the editor's text. */
export function HowToGive({ page }: { page: HowToGiveData }) {
	return (
		<section
			id={page.howTo?.id ?? 'how-to-give'}
			aria-labelledby="how-to-give-title"
			className="grid gap-8 rounded-xl bg-raised p-[clamp(1.25rem,.8rem+2.2vw,2.75rem)] shadow-2"
		>
			<h2 id="how-to-give-title" className="text-h3">
				{page.howTo?.title || 'How to give today'}
			</h2>
			{page.bank && <BankDetails bank={page.bank} />}
			<Talk page={page} />
			{page.howTo?.html && <Prose html={page.howTo.html} />}
		</section>
	)
}

function BankDetails({ bank }: { bank: NonNullable<HowToGiveData['bank']> }) {
	const rows = [
		{ label: 'Account name', value: bank.accountName },
		{ label: 'Sort code', value: bank.sortCode },
		{ label: 'Account number', value: bank.accountNumber },
		{ label: 'Reference', value: bank.reference },
	].filter(({ value }) => value !== '')
	return (
		<div className="rounded-m bg-sky-wash px-5 py-4">
			<h3 className="mb-1 text-h4 font-bold">By bank transfer</h3>
			<dl>
				{rows.map(({ label, value }) => (
					<div
						key={label}
						className="flex flex-wrap justify-between gap-x-4 border-t-2 border-line py-2.5 first:border-t-0"
					>
						<dt className="text-ink-2">{label}</dt>
						<dd className="font-display text-[1.25rem] leading-[1.4] font-bold wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
		</div>
	)
}

function Talk({ page: { phone, email, emailHref } }: { page: HowToGiveData }) {
	if (!phone && !email) return null
	return (
		<div>
			<h3 className="mb-2 text-h4 font-bold">{phone ? 'By phone' : 'By email'}</h3>
			{phone && (
				<p className="font-display text-[clamp(1.75rem,1.5rem+1.2vw,2.375rem)] leading-[1.2] font-extrabold">
					<SiteLink to={phoneHref(phone)}>{phone}</SiteLink>
				</p>
			)}
			{email && (
				<p className="mt-1">
					{phone && 'Or write: '}
					<SiteLink to={emailHref} className="wrap-anywhere">
						{email}
					</SiteLink>
				</p>
			)}
		</div>
	)
}
