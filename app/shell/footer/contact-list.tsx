import type { ReactNode } from 'react'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { withWholePostcode } from '#lib/text/line-breaks.ts'
import { phoneHref } from '#lib/text/phone.ts'
import type { SiteOptions } from '../general-options.tsx'
import { ContentIcon } from './content-icon.tsx'

/** How to reach the charity. Phone and email stand here once, whether or not they are among the lines of `footer.info`. */
export function ContactList({ options }: { options: SiteOptions }) {
	const { footer, email, site, social, icons, forms } = options
	const hasPhone = footer.info.some(({ url }) => isPhone(url))
	const hasEmail = footer.info.some(({ text, url }) => text === email || url === `mailto:${email}`)
	return (
		<div>
			<h2 className="footer-heading">Talk to us</h2>
			<ul>
				{site.phone && !hasPhone && <Line url={phoneHref(site.phone)}>{site.phone}</Line>}
				{footer.info.map(({ text, url }) => (
					<Line key={url + text} url={email && text === email ? `mailto:${email}` : url}>
						{withWholePostcode(text)}
					</Line>
				))}
				{email && !hasEmail && <Line url={`mailto:${email}`}>{email}</Line>}
				{forms.map(({ text, url }) => (
					<Line key={url} url={url}>
						{text}
					</Line>
				))}
				{social.map(({ text, url, icon }) => (
					<Line key={url} url={url}>
						<ContentIcon name={icon} icons={icons} />
						{text}
					</Line>
				))}
			</ul>
		</div>
	)
}

/** Without a URL only its text. */
function Line({ url, children }: { url: string; children: ReactNode }) {
	return (
		<li className="wrap-anywhere">
			{url ? (
				<SiteLink to={url} className={isPhone(url) ? 'footer-link footer-phone' : 'footer-link'}>
					{children}
				</SiteLink>
			) : (
				<span className="text-ink-2">{children}</span>
			)}
		</li>
	)
}

function isPhone(url: string) {
	return url.startsWith('tel:')
}
