import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Logo } from '#app/ui/media/logo.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import type { SiteOptions } from '../general-options.tsx'
import { ThemeChoice } from '../theme/theme-choice.tsx'
import { ContentIcon } from './content-icon.tsx'
import { FooterNews } from './footer-news.tsx'

/** Slogan and button, contact, basic and legal links. */
export function Footer({ options }: { options: SiteOptions }) {
	const { footer, site, social } = options
	const { slogan, button, info, basic, legal } = footer
	return (
		<footer className="site-footer band-ink overflow-clip">
			<Wrap>
				<div className="grid gap-8 pt-[clamp(3rem,2rem+4vw,5rem)] pb-8 *:min-w-0 lg:grid-cols-[1.1fr_2fr] lg:gap-16">
					<div className="grid content-start justify-items-start gap-4">
						<SiteLink to="/" className="no-underline" aria-label={`${site.name}, home`}>
							<Logo name={site.name} className="text-[2.25rem] leading-none lg:text-[2.25rem]" />
						</SiteLink>
						{slogan && <p className="max-w-[19.5em] text-ink-2">{slogan}</p>}
						{button && (
							<ButtonLink to={button.url} variant="outline" size="pst" className="max-w-full">
								{button.text}
							</ButtonLink>
						)}
						<FooterNews />
					</div>
					<div className="grid content-start gap-8 *:min-w-0 sm:grid-cols-[1fr_1.4fr]">
						<ContactList
							info={info}
							email={options.email}
							phone={site.phone}
							social={social}
							icons={options.icons}
							forms={options.forms}
						/>
						{basic.length > 0 && (
							<nav aria-labelledby="footer-explore">
								<h2 id="footer-explore" className="footer-heading">
									Explore
								</h2>
								<ul className="sm:columns-2 sm:gap-8">
									{basic.map((link) => (
										<li key={link.url + link.text} className="break-inside-avoid">
											<SiteLink to={link.url} className="footer-link">
												{link.text}
											</SiteLink>
										</li>
									))}
								</ul>
							</nav>
						)}
					</div>
				</div>
				<LegalLine site={site} legal={legal} />
				<ThemeChoice />
			</Wrap>
		</footer>
	)
}

interface ContactListProps {
	info: { text: string; url: string }[]
	email: string
	phone: string
	social: SiteOptions['social']
	icons: SiteOptions['icons']
	forms: SiteOptions['forms']
}

function ContactList({ info, email, phone, social, icons, forms }: ContactListProps) {
	const isPhone = (url: string) => url.startsWith('tel:')
	const hasEmail = info.some((entry) => entry.text === email || entry.url === `mailto:${email}`)
	return (
		<div>
			<h2 className="footer-heading">Talk to us</h2>
			<ul>
				{phone && !info.some((entry) => isPhone(entry.url)) && (
					<li>
						<SiteLink to={phoneHref(phone)} className="footer-link footer-phone">
							{phone}
						</SiteLink>
					</li>
				)}
				{info.map((entry) => (
					<li key={entry.url + entry.text} className="wrap-anywhere">
						{entry.text === email && email ? (
							<SiteLink to={`mailto:${email}`} className="footer-link">
								{email}
							</SiteLink>
						) : entry.url ? (
							<SiteLink to={entry.url} className={isPhone(entry.url) ? 'footer-link footer-phone' : 'footer-link'}>
								{entry.text}
							</SiteLink>
						) : (
							<span className="text-ink-2">{entry.text}</span>
						)}
					</li>
				))}
				{email && !hasEmail && (
					<li className="wrap-anywhere">
						<SiteLink to={`mailto:${email}`} className="footer-link">
							{email}
						</SiteLink>
					</li>
				)}
				{forms.map(({ text, url }) => (
					<li key={url}>
						<SiteLink to={url} className="footer-link">
							{text}
						</SiteLink>
					</li>
				))}
				{social.map((link) => (
					<li key={link.url}>
						<SiteLink to={link.url} className="footer-link">
							<ContentIcon name={link.icon} icons={icons} />
							{link.text}
						</SiteLink>
					</li>
				))}
			</ul>
		</div>
	)
}

function LegalLine({ site, legal }: Pick<SiteOptions, 'site'> & { legal: { text: string; url: string }[] }) {
	const { registeredName, charityNumber } = site.legal
	const number = charityNumber && `Registered charity ${charityNumber}`
	return (
		<div className="flex flex-wrap gap-x-8 gap-y-2 border-t-2 border-line pt-6 pb-8 text-note text-ink-2">
			<p className="py-1">{[registeredName || site.name, number].filter(Boolean).join('. ')}</p>
			{legal.length > 0 && (
				<nav aria-label="Legal">
					<ul className="flex flex-wrap gap-x-8 gap-y-1">
						{legal.map((link) => (
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
