import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import type { GeneralOptions } from '#content/model/content.ts'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import { BankDetails } from './bank-details.tsx'

export interface HowToGiveData {
	howTo: PageSectionData | null
	bank: GeneralOptions['giving']['bank']
	phone: string
	email: string
	emailHref: string
}

/** The ways to donate without a form: the editor's text, bank account and phone. On a page with a form the phone stands beside that. */
export function HowToGive({ page, isAfterPicker = false }: { page: HowToGiveData; isAfterPicker?: boolean }) {
	return (
		<section
			id={page.howTo?.id ?? 'how-to-give'}
			aria-labelledby="how-to-give-title"
			className={cn('grid grid-cols-1 gap-6', !isAfterPicker && 'donations-card')}
		>
			<h2 id="how-to-give-title" className={cn(!isAfterPicker && 'text-h3')}>
				{page.howTo?.title || 'How to give today'}
			</h2>
			{page.howTo?.html && isAfterPicker && <Prose html={page.howTo.html} className="text-lede" />}
			{page.bank && <BankDetails bank={page.bank} />}
			{!isAfterPicker && <Talk page={page} />}
			{page.howTo?.html && !isAfterPicker && <Prose html={page.howTo.html} />}
		</section>
	)
}

/** `isBeside` is a card of its own, beside a form. */
export function Talk({ page, isBeside = false }: { page: HowToGiveData; isBeside?: boolean }) {
	const { phone, email, emailHref } = page
	if (!phone && !email) return null
	return (
		<div className={cn('give-talk', isBeside && 'band-sky rounded-l p-6')}>
			<h3 className="w-full text-h3">{isBeside ? 'Rather talk?' : phone ? 'By phone' : 'By email'}</h3>
			{phone && (
				<ButtonLink to={phoneHref(phone)} size="pl" className="min-w-0 max-sm:w-full sm:whitespace-nowrap">
					<IconPhone aria-hidden className="size-5 flex-none" /> {phone}
				</ButtonLink>
			)}
			{email && (
				<p>
					{phone && <span>Or write: </span>}
					<SiteLink to={emailHref} className="wrap-anywhere">
						{email}
					</SiteLink>
				</p>
			)}
		</div>
	)
}
