import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import type { GeneralOptions } from '#content/model/content.ts'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'

export interface HowToGiveData {
	howTo: PageSectionData | null
	bank: GeneralOptions['giving']['bank']
	phone: string
	email: string
	emailHref: string
}

/** The ways to donate without a form: bank account, phone, and the editor's text. Wide and without a card below a form. */
export function HowToGive({ page, isAfterPicker = false }: { page: HowToGiveData; isAfterPicker?: boolean }) {
	return (
		<section
			id={page.howTo?.id ?? 'how-to-give'}
			aria-labelledby="how-to-give-title"
			className={cn('grid grid-cols-1 gap-6', isAfterPicker ? 'donations-rest' : 'donations-card')}
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
		{ label: 'IBAN', value: bank.iban },
		{ label: 'BIC', value: bank.bic },
		{ label: 'Reference', value: bank.reference },
	].filter(({ value }) => value !== '')
	return (
		<div className="rounded-m bg-sky-wash px-5 py-4">
			<h3 className="mb-1 text-h4 font-bold">By bank transfer</h3>
			<dl className="bank-rows">
				{rows.map(({ label, value }) => (
					<div key={label}>
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
		<div className="give-talk">
			<h3 className="text-h4 font-bold">{phone ? 'By phone' : 'By email'}</h3>
			{phone && (
				<ButtonLink to={phoneHref(phone)} size="pl" className="min-w-0 max-sm:w-full sm:whitespace-nowrap">
					<IconPhone aria-hidden className="size-5 flex-none" /> {phone}
				</ButtonLink>
			)}
			{email && (
				<p>
					{phone && 'Or write: '}
					<SiteLink to={emailHref} className="wrap-anywhere">
						{email}
					</SiteLink>
				</p>
			)}
		</div>
	)
}
