import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Logo } from '#app/ui/media/logo.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { SiteOptions } from '../general-options.tsx'
import { ThemeChoice } from '../theme/theme-choice.tsx'
import { ContactList } from './contact-list.tsx'
import { groupLinks, type LinkGroup } from './footer-groups.ts'
import { FooterNews } from './footer-news.tsx'
import { LeadHome } from './lead-home.tsx'
import { LegalLine } from './legal-line.tsx'
import { MeetUs } from './meet-us.tsx'

/** Form pages ask for one thing: no newsletter and no centres there. */
const FORMS = /^\/(apply|newsletter)\//

/** The centres, slogan and button, newsletter, contact, grouped links, legal links and the choice of theme. */
export function Footer({ options }: { options: SiteOptions }) {
	const { pathname } = useLocation()
	const { footer, site, centres } = options
	const isForm = FORMS.test(pathname)
	return (
		<footer className="site-footer">
			{!isForm && <MeetUs centres={centres} pathname={pathname} />}
			<div className="band-ink overflow-clip">
				<Wrap>
					<div className="footer-top">
						<div className="grid content-start justify-items-start gap-4">
							<SiteLink to="/" className="no-underline" aria-label={`${site.name}, home`}>
								<Logo name={site.name} className="text-[2.25rem] leading-none lg:text-[2.25rem]" />
							</SiteLink>
							{footer.slogan && <p className="max-w-[19.5em] text-ink-2">{footer.slogan}</p>}
							{footer.button && (
								<ButtonLink to={footer.button.url} variant="outline" size="pst" className="max-w-full">
									{footer.button.text}
								</ButtonLink>
							)}
						</div>
						{!isForm && <FooterNews pathname={pathname} />}
					</div>
					<div className="footer-groups">
						<ContactList options={options} />
						{groupLinks(footer.basic).map((group, n) => (
							<GroupNav key={group.title} id={`footer-links-${n}`} group={group} />
						))}
					</div>
					<LegalLine options={options} />
					<ThemeChoice />
				</Wrap>
				<LeadHome />
			</div>
		</footer>
	)
}

function GroupNav({ id, group: { title, links } }: { id: string; group: LinkGroup }) {
	return (
		<nav aria-labelledby={id}>
			<h2 id={id} className="footer-heading">
				{title}
			</h2>
			<ul>
				{links.map((link) => (
					<li key={link.url + link.text}>
						<SiteLink to={link.url} className="footer-link">
							{link.text}
						</SiteLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
