import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import { ButtonLink } from '../button.tsx'

interface PageHeroButtonsProps {
	/** The form this page is about; null while it is closed. */
	form?: { text: string; url: string } | null | undefined
	/** The editors' button. */
	button: { text: string; url: string } | null
	phone: string
}

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
				<ButtonLink to={phoneHref(phone)} variant="outline" size="pasm">
					<IconPhone aria-hidden className="size-[1.25em] flex-none" />
					Ring {phone}
				</ButtonLink>
			)}
		</>
	)
}
