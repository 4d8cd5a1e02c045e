import { phoneHref } from '#lib/text/phone.ts'
import { ButtonLink } from '../button.tsx'
import { SiteLink } from '../navigation/site-link.tsx'

interface PageHeroButtonsProps {
	/** The form this page is about; null while it is closed. */
	form?: { text: string; url: string } | null | undefined
	/** The editors' button. */
	button: { text: string; url: string } | null
	phone: string
}

/** At most two buttons, and the phone number as a line below them. */
export function PageHeroButtons({ form, button, phone }: PageHeroButtonsProps) {
	return (
		<>
			{form && (
				<ButtonLink to={form.url} size="pasm">
					{form.text}
				</ButtonLink>
			)}
			{button && (
				<ButtonLink to={button.url} variant={form ? 'outline' : 'default'} size="pasm">
					{button.text}
				</ButtonLink>
			)}
			{phone && (
				<p className="w-full text-ink-2">
					Or ring{' '}
					<SiteLink to={phoneHref(phone)} className="font-display font-extrabold text-ink wrap-anywhere">
						{phone}
					</SiteLink>
				</p>
			)}
		</>
	)
}
