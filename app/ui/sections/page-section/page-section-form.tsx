import { phoneHref } from '#lib/text/phone.ts'
import { ButtonLink } from '../../button.tsx'
import { Panel } from '../../layout/card.tsx'
import { Section } from '../../layout/layout.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { listenerOf } from '../listeners.ts'

interface FormSectionProps {
	title: string
	text: string
	form: { text: string; url: string }
	phone: string
}

/**
 * The call to action at the end of a page: the form and the phone number. Its pages import its sheet: with the code of the
 * sections it would be on every page that has some.
 */
export function FormSection({ title, text, form, phone }: FormSectionProps) {
	return (
		<Section className="no-print">
			<Panel tone="ball" className="with-figure gap-6">
				<img
					src={listenerOf(title)}
					width={480}
					height={400}
					alt=""
					loading="lazy"
					decoding="async"
					className="form-figure"
				/>
				<div className="grid gap-3">
					<h2>{title}</h2>
					<p className="max-w-[35em] text-lede">{text}</p>
				</div>
				<div className="flex w-full flex-wrap items-center gap-x-6 gap-y-3">
					<ButtonLink to={form.url} size="pasm">
						{form.text}
					</ButtonLink>
					{phone && (
						<p>
							Or ring{' '}
							<SiteLink to={phoneHref(phone)} className="font-display font-extrabold wrap-anywhere">
								{phone}
							</SiteLink>
						</p>
					)}
				</div>
			</Panel>
		</Section>
	)
}
