import { phoneHref } from '#lib/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import { ButtonLink } from '../button.tsx'

interface PageHeroButtonsProps {
	/** The form this page is about; the editors' button stands second beside it. Null while it is closed. */
	form?: { text: string; url: string } | null | undefined
	/** What the editors put there. */
	button: { text: string; url: string } | null
	/** "" for none. */
	phone: string
}

/** What can be done at the head of a page: the form, what the editors chose, and the phone for whoever would rather talk. */
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
